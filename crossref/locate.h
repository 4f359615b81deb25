// Which provision or term of an edition a person means: a number in any spelling, a title, a term,
// an address. corpus/locate.h asks a work the same.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "crossref/reference_index.h"

namespace codicil {

struct Matches {
  std::vector<ProvisionId> provisions;  // in the order of the tree
  std::vector<uint32_t> entries;        // indices of glossary entries
  bool empty() const { return provisions.empty() && entries.empty(); }
};

// Returns what `asked` names. "305.1", "rule 305.1", "CR 305.1." and "§305.1" are the provisions
// with that number, and so is "article II, Section 1" where the work's numbers begin with words.
// "305.1-305.3" and "305.1 and 305.3" are all of these, or nothing if one of them is missing. Other
// words are a term of the glossary in singular or plural, and the provisions with that title;
// case is ignored. "302.2#2" is the second provision of that number, and "#R3051a" is 305.1a: the
// address of a page on which nothing is between the components. Linear in the number of names.
Matches Locate(const ReferenceIndex& index, std::string_view asked);

// Returns at most three names of the edition that are most similar to `asked`, best first:
// suggestions for when Locate finds nothing.
std::vector<std::string> NamesLike(const ReferenceIndex& index, std::string_view asked);

}  // namespace codicil
