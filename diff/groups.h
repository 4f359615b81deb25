// Things in groups, both known by number.
#pragma once

#include <cstdint>

#include "crossref/number_lists.h"

namespace codicil {

inline constexpr uint32_t kNoGroup = UINT32_MAX;  // as kNoProvision is

// The groups of things 0 to before `size`, each ascending; `group_of` gives the group of one, or
// kNoGroup where it is in none. Linear.
template <typename GroupOf>
NumberLists InGroups(size_t size, size_t groups, GroupOf group_of) {
  return NumberLists(groups, [&](auto add) {
    for (uint32_t i = 0; i < size; ++i) {
      if (const uint32_t group = group_of(i); group != kNoGroup) add(group, i);
    }
  });
}

}  // namespace codicil
