// A fixed number of lists of numbers, stored one after the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace codicil {

class NumberLists {
 public:
  NumberLists() = default;
  // Makes `lists` lists. `for_each(add)` must call add(list, number) for everything that the lists
  // are to hold, in ascending order of the numbers; it runs twice and must make the same calls each
  // time. A number is added to a list once. Linear.
  template <typename ForEach>
  NumberLists(size_t lists, ForEach for_each) : ends_(lists + 1) {
    constexpr uint32_t kNone = UINT32_MAX;
    std::vector<uint32_t> last(lists, kNone);
    const auto is_new = [&last](uint32_t list, uint32_t number) {
      return std::exchange(last[list], number) != number;
    };
    for_each([&](uint32_t list, uint32_t number) { ends_[list + 1] += is_new(list, number); });
    for (size_t i = 1; i <= lists; ++i) ends_[i] += ends_[i - 1];
    numbers_.resize(ends_.back());
    last.assign(lists, kNone);
    std::vector<uint32_t> next(ends_.begin(), ends_.end() - 1);
    for_each([&](uint32_t list, uint32_t number) {
      if (is_new(list, number)) numbers_[next[list]++] = number;
    });
  }

  size_t size() const { return ends_.empty() ? 0 : ends_.size() - 1; }
  std::span<const uint32_t> operator[](size_t list) const {
    return {numbers_.data() + ends_[list], numbers_.data() + ends_[list + 1]};
  }
  // Returns the numbers of the first list, then those of the second, and so on.
  std::span<const uint32_t> All() const { return numbers_; }

 private:
  std::vector<uint32_t> ends_;  // list i is [ends_[i], ends_[i + 1]) of
  std::vector<uint32_t> numbers_;
};

inline constexpr uint32_t kNoGroup = UINT32_MAX;  // like kNoProvision

// Returns the indices of things by their groups, each group ascending. `group_of` is a member or a
// function that gives the group of a thing, or kNoGroup; without it the things are their groups.
// Linear.
template <typename Things, typename GroupOf = std::identity>
NumberLists InGroups(const Things& things, size_t groups, GroupOf group_of = {}) {
  return NumberLists(groups, [&](auto add) {
    for (uint32_t i = 0; i < things.size(); ++i) {
      if (const uint32_t group = std::invoke(group_of, things[i]); group != kNoGroup) add(group, i);
    }
  });
}

}  // namespace codicil
