// Numbered things in numbered groups.
#pragma once

#include <cstdint>

#include "crossref/number_lists.h"

namespace codicil {

inline constexpr uint32_t kNoGroup = UINT32_MAX;  // like kNoProvision

// Returns the groups of the things 0 to size - 1, each ascending; `group_of` returns the group of a
// thing, or kNoGroup. Linear.
template <typename GroupOf>
NumberLists InGroups(size_t size, size_t groups, GroupOf group_of) {
  return NumberLists(groups, [&](auto add) {
    for (uint32_t i = 0; i < size; ++i) {
      if (const uint32_t group = group_of(i); group != kNoGroup) add(group, i);
    }
  });
}

}  // namespace codicil
