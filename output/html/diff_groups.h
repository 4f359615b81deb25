// The changes of a page by section.
#pragma once

#include <string>
#include <vector>

#include "output/diff_parts.h"

namespace codicil::html {

struct ChangeGroup {
  std::string title;          // "2 Parts of a Card"
  std::vector<size_t> pairs;  // indices into Concordance::pairs, in their order
};

// What the filter shows: a group for each section of the new edition that changed, in its order,
// and then for each that is gone. What was removed goes with what its section became.
std::vector<ChangeGroup> GroupsOf(const EditionPair& editions, const DiffFilter& filter);

}  // namespace codicil::html
