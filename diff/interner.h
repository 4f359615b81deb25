// Numbers 64-bit values in the order of their first occurrence.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace codicil {

// Open addressing: no allocation for each value. The values must be hashes, so that any of their
// bits distinguish them.
class Interner {
 public:
  // Can grow beyond `expected` values, at some cost.
  explicit Interner(size_t expected);

  uint32_t Intern(uint64_t value) {
    uint32_t& slot = SlotOf(value);
    return slot != kFree ? slot : Add(value, slot);
  }
  uint32_t size() const { return static_cast<uint32_t>(values_.size()); }
  // Indexed by number.
  const std::vector<uint64_t>& values() const { return values_; }

 private:
  static constexpr uint32_t kFree = UINT32_MAX;
  // Returns where the value's number is, or where it would be.
  uint32_t& SlotOf(uint64_t value) {
    size_t at = value & (slots_.size() - 1);
    while (slots_[at] != kFree && values_[slots_[at]] != value) at = (at + 1) & (slots_.size() - 1);
    return slots_[at];
  }
  uint32_t Add(uint64_t value, uint32_t& slot);
  void Grow();

  // The slots hold only numbers, and the values are separate: frequent values come early, so they
  // are close together.
  std::vector<uint32_t> slots_;  // a power of two, at most half of them used
  std::vector<uint64_t> values_;
};

}  // namespace codicil
