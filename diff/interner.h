// Numbers for 64-bit values, in the order in which the values first come.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace codicil {

// Open addressing: no allocation for each value. The values are hashes, of which any bits will do
// to tell them apart.
class Interner {
 public:
  // Grows beyond `expected` values, at some cost.
  explicit Interner(size_t expected);

  uint32_t Intern(uint64_t value);
  uint32_t size() const { return static_cast<uint32_t>(values_.size()); }
  // By number.
  const std::vector<uint64_t>& values() const { return values_; }

 private:
  static constexpr uint32_t kFree = UINT32_MAX;
  struct Slot {
    uint64_t value = 0;
    uint32_t number = kFree;
  };
  Slot& SlotOf(uint64_t value);
  void Grow();

  std::vector<Slot> slots_;  // a power of two of them, at most half of them taken
  std::vector<uint64_t> values_;
};

}  // namespace codicil
