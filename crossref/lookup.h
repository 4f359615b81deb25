// What a person asks an edition for: a number in any clothes, a title or a term.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "crossref/reference_index.h"

namespace codicil {

struct Matches {
  std::vector<ProvisionId> provisions;  // in the order of the tree
  std::vector<uint32_t> entries;        // of the glossary
  bool empty() const { return provisions.empty() && entries.empty(); }
};

// "305.1", "rule 305.1", "CR 305.1." and "§305.1" are the provisions of that number. Other words
// are a term of the glossary in singular or plural, and the provisions with that title, whatever
// the case of their letters. Linear in the number of names.
Matches LookUp(const ReferenceIndex& index, std::string_view asked);

// The names of the edition that are most like `asked`, best first, at most three: what to suggest
// where LookUp finds nothing.
std::vector<std::string> NamesLike(const ReferenceIndex& index, std::string_view asked);

}  // namespace codicil
