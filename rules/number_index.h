// Provisions by number.
#pragma once

#include <vector>

#include "rules/rule_number.h"

namespace codicil {

// Holds the numbers themselves, one after the other, so that what goes by numbers alone need not
// touch the provisions, which are large. (Open addressing with linear probing: Knuth, The Art of
// Computer Programming 3, 6.4.) Copies and moves are those of its vectors.
class NumberIndex {
 public:
  static constexpr uint32_t kNone = static_cast<uint32_t>(-1);

  void Reserve(size_t numbers);

  // Adds the number of the next provision, which is number size() from 0. The first of that number
  // comes back: the new one where it is alone. O(1), amortised.
  uint32_t Add(const RuleNumber& number);

  // The first provision with that number, or kNone. O(1).
  uint32_t Find(const RuleNumber& number) const;

  size_t size() const { return numbers_.size(); }
  const RuleNumber& operator[](uint32_t i) const { return numbers_[i]; }

 private:
  size_t SlotOf(const RuleNumber& number) const;
  void Rehash(size_t slots);

  std::vector<RuleNumber> numbers_;
  std::vector<uint32_t> slots_;  // a power of two of them, at most half of them taken
};

}  // namespace codicil
