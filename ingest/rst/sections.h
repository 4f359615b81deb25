// What each heading of a file is: the number of a provision, the title of one whose number only
// its contents show, or the heading of something else.
#pragma once

#include <string_view>
#include <vector>

#include "ingest/rst/block.h"
#include "rules/rule_number.h"

namespace codicil::rst {

// A heading that is nothing but a number: "202.1".
bool IsBareNumber(std::string_view title);

// A field that matters to the program that makes pages, but not to the reader of the rules.
bool IsMetadataField(std::string_view name);

enum class HeadingRole : uint8_t {
  kNumbered,  // begins with its number
  kInferred,  // the number is that of the parent of what follows in it
  kTitle,     // of the document
  kGlossary,
  kInside,  // below a provision, with nothing numbered in it
  kMatter
};

struct Heading {
  uint32_t block = 0;
  HeadingRole role = HeadingRole::kMatter;
  RuleNumber number;           // kNumbered, kInferred
  uint32_t number_length = 0;  // bytes of it in the title
  uint32_t title = 0;          // where the words begin in the title
};

// The headings of one file, in order. Linear.
std::vector<Heading> FindSections(const Blocks& blocks, std::string_view text,
                                  const NumberScheme& scheme);

}  // namespace codicil::rst
