// Provisions by number.
#pragma once

#include <vector>

#include "rules/rule_number.h"

namespace codicil {

// Stores the numbers contiguously, so that code that needs only numbers does not touch the
// provisions, which are large. A hash table with open addressing and linear probing (Knuth, The Art
// of Computer Programming 3, 6.4).
class NumberIndex {
 public:
  static constexpr uint32_t kNone = static_cast<uint32_t>(-1);

  void Reserve(size_t numbers);

  // Adds the number of the next provision, whose index is size(). Returns the index of the first
  // provision with that number, which may be the new one. O(1), amortised.
  uint32_t Add(const RuleNumber& number);

  // Returns the index of the first provision with that number, or kNone. O(1).
  uint32_t Find(const RuleNumber& number) const;

  size_t size() const { return numbers_.size(); }
  const RuleNumber& operator[](uint32_t i) const { return numbers_[i]; }
  // Changes how the number is ordered, not which it is.
  void SetRoman(uint32_t i, size_t component) { numbers_[i].SetRoman(component, true); }

 private:
  size_t SlotOf(const RuleNumber& number) const;
  void Rehash(size_t slots);

  std::vector<RuleNumber> numbers_;
  std::vector<uint32_t> slots_;  // their count is a power of two; at most half are taken
};

}  // namespace codicil
