// A provision: any numbered unit of a work.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "rules/passage.h"
#include "rules/rule_number.h"

namespace codicil {

using ProvisionId = uint32_t;
inline constexpr ProvisionId kNoProvision = std::numeric_limits<ProvisionId>::max();

enum class MatterKind : uint8_t { kTitle, kHeading, kText, kExample };
std::string_view MatterKindName(MatterKind kind);

// A block of front or back matter, or of what stands between provisions and belongs to none: a
// heading without a number, and the text below it. Lines that are separate in the source (an
// address, a table of contents) are separated by a single "\n".
struct MatterBlock {
  MatterKind kind = MatterKind::kText;
  Passage text;
  ProvisionId before = kNoProvision;  // of a block between provisions: the one that follows it
};

struct Provision {
  RuleNumber number;
  // What the source prints, if that is not the number: "(ii)" for 3.1(a)(ii).
  std::string_view label;
  // The number of the provision that contains this one, if the number itself does not tell it:
  // "Part II" for Art 3. For the builder.
  std::string_view container;
  uint32_t depth = 1;             // in the tree
  Level level = Level::kSection;  // the name of its depth
  uint32_t occurrence = 1;        // among the provisions with its number, in the tree's order
  ProvisionId parent = kNoProvision;
  ProvisionId subtree_end = 0;  // ids (own id, subtree_end) are the provisions below this one
  bool implied = false;         // created as the parent of others; not in any source
  bool item = false;            // of a list like those in less than one of ten provisions
  bool heading_stated = false;  // the source says what the heading is, or that there is none
  bool ends_source = false;     // last of the work in its source, so it may be cut off

  Passage heading;                // "Card Types"; empty if the provision has no title
  Passage text;                   // empty if the provision is only a title
  std::vector<Passage> examples;  // without the words "Example:"
  std::vector<Passage> notes;     // "see also" and other asides of the source's markup
  // What stands between it and the provision before it. For the builder: Edition::between_matter.
  std::vector<MatterBlock> between;

  std::string Label() const { return label.empty() ? number.ToString() : std::string(label); }

  std::vector<std::string_view> labels;  // names by which the source's markup refers to it

  Span number_span;  // the number as written; empty if the markup implies it
  Span span;         // from the number to the end of the last example or note
};

struct GlossaryEntry {
  Passage term;
  Passage text;
  Span span;
};

}  // namespace codicil
