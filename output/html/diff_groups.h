// The changes of a page, grouped by section.
#pragma once

#include <string>
#include <vector>

#include "output/diff_parts.h"

namespace codicil::html {

struct ChangeGroup {
  std::string title;          // "2 Parts of a Card"
  std::vector<size_t> pairs;  // indices into Concordance::pairs, in their order
};

// Returns the changes that the filter shows: one group for each changed section of the new edition,
// in its order, then one for each removed section. A removed provision is grouped with the section
// that replaced its own.
std::vector<ChangeGroup> GroupsOf(const EditionPair& editions, const DiffFilter& filter);

}  // namespace codicil::html
