// A provision: any numbered unit of a work.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "rules/passage.h"
#include "rules/rule_number.h"

namespace codicil {

using ProvisionId = uint32_t;
inline constexpr ProvisionId kNoProvision = std::numeric_limits<ProvisionId>::max();

struct Provision {
  RuleNumber number;
  Level level = Level::kSection;
  ProvisionId parent = kNoProvision;
  ProvisionId subtree_end = 0;  // ids (own id, subtree_end) are the provisions below this one
  bool implied = false;         // made as the parent of others; no source states it
  bool ends_source = false;     // nothing of the work follows it in its source: it can be cut off

  Passage heading;                // "Card Types"; empty where the provision has no title
  Passage text;                   // empty where the provision is only a title
  std::vector<Passage> examples;  // without the words "Example:"
  std::vector<Passage> notes;     // "see also" and other asides of the source's markup

  std::vector<std::string_view> labels;  // names under which the source's markup refers to it

  Span number_span;  // the number as written; empty where the markup implies it
  Span span;         // from the number to the end of the last example or note
};

struct GlossaryEntry {
  Passage term;
  Passage text;
  Span span;
};

enum class MatterKind : uint8_t { kTitle, kHeading, kText, kExample };
std::string_view MatterKindName(MatterKind kind);

// A block of front or back matter. Lines that the source keeps apart (an address, a table of
// contents) are separated by a single "\n".
struct MatterBlock {
  MatterKind kind = MatterKind::kText;
  Passage text;
};

}  // namespace codicil
