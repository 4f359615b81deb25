// The role of each heading of a file: the number of a provision, the title of a provision whose
// number only its contents show, or the heading of something else.
#pragma once

#include <string_view>
#include <vector>

#include "ingest/rst/block.h"
#include "rules/rule_number.h"

namespace codicil::rst {

// Whether a heading is only a number: "202.1".
bool IsBareNumber(std::string_view title);

// Whether a field matters only to the program that makes pages, not to the reader of the rules.
bool IsMetadataField(std::string_view name);

// Whether the item `index` is a heading, "100. Boats", because the paragraph after its words begins
// with a number below it, "100.1. Text".
bool IsTypedSection(const Blocks& blocks, std::string_view text, size_t index,
                    const NumberingStyle& style);

enum class HeadingRole : uint8_t {
  kNumbered,  // begins with its number
  kInferred,  // has the number of the parent of the provisions in it
  kTitle,     // the title of the document
  kGlossary,
  kInside,  // below a provision, and contains nothing numbered
  kMatter
};

struct Heading {
  uint32_t block = 0;
  HeadingRole role = HeadingRole::kMatter;
  RuleNumber number;           // kNumbered, kInferred
  RuleNumber container;        // kNumbered: the one above it, if the number does not tell it
  uint32_t number_length = 0;  // size of the number in the title, in bytes
  uint32_t title = 0;          // offset of the words in the title
};

// Returns the headings of one file, in order. Linear.
std::vector<Heading> FindSections(const Blocks& blocks, std::string_view text,
                                  const NumberingStyle& scheme);

}  // namespace codicil::rst
