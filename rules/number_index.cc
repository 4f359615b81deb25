#include "rules/number_index.h"

#include <algorithm>
#include <bit>

namespace codicil {

void NumberIndex::Reserve(size_t numbers) {
  numbers_.reserve(numbers);
  if (2 * numbers > slots_.size()) Rehash(2 * numbers);
}

uint32_t NumberIndex::Add(const RuleNumber& number) {
  if (2 * size() >= slots_.size()) Rehash(2 * slots_.size());
  uint32_t& slot = slots_[SlotOf(number)];
  if (slot == kNone) slot = static_cast<uint32_t>(size());
  numbers_.push_back(number);
  return slot;
}

uint32_t NumberIndex::Find(const RuleNumber& number) const {
  return slots_.empty() ? kNone : slots_[SlotOf(number)];
}

// Returns the slot of the number, or the free slot for it.
size_t NumberIndex::SlotOf(const RuleNumber& number) const {
  const size_t mask = slots_.size() - 1;
  size_t at = number.Hash() & mask;
  while (slots_[at] != kNone && !(numbers_[slots_[at]] == number)) at = (at + 1) & mask;
  return at;
}

void NumberIndex::Rehash(size_t slots) {
  slots_.assign(std::bit_ceil(std::max<size_t>(slots, 16)), kNone);
  for (uint32_t i = 0; i < size(); ++i) {
    uint32_t& slot = slots_[SlotOf(numbers_[i])];
    if (slot == kNone) slot = i;
  }
}

}  // namespace codicil
