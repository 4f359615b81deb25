// The shortest edit from one sequence of integers to another (Myers, O(ND)), with a limit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace codicil {

// [old_begin, old_end) of the old sequence and [new_begin, new_end) of the new one: equal, or
// replaced. At least one side of a change is not empty.
struct Hunk {
  bool equal = false;
  uint32_t old_begin = 0;
  uint32_t old_end = 0;
  uint32_t new_begin = 0;
  uint32_t new_end = 0;
  uint32_t old_size() const { return old_end - old_begin; }
  uint32_t new_size() const { return new_end - new_begin; }
  friend bool operator==(const Hunk&, const Hunk&) = default;
};

// Returns hunks in order, equal ones and changes alternating; nullopt if it takes more than `limit`
// single insertions and deletions (one stretch that was only inserted, or only deleted, may be
// longer). O((old + new) * limit) time, O(limit^2) memory.
std::optional<std::vector<Hunk>> ShortestEdit(std::span<const uint64_t> old_items,
                                              std::span<const uint64_t> new_items, uint32_t limit);

// Appends `hunk`, or extends the last one if both are equal or both are changes.
void AppendHunk(std::vector<Hunk>& hunks, const Hunk& hunk);

}  // namespace codicil
