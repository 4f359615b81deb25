#include "diff/interner.h"

#include <bit>

namespace codicil {

Interner::Interner(size_t expected) : slots_(std::bit_ceil(2 * expected + 1)) {
  values_.reserve(expected);
}

uint32_t Interner::Intern(uint64_t value) {
  if (values_.size() * 2 >= slots_.size()) Grow();
  Slot& slot = SlotOf(value);
  if (slot.number == kFree) {
    slot = {value, size()};
    values_.push_back(value);
  }
  return slot.number;
}

Interner::Slot& Interner::SlotOf(uint64_t value) {
  size_t at = value & (slots_.size() - 1);
  while (slots_[at].number != kFree && slots_[at].value != value)
    at = (at + 1) & (slots_.size() - 1);
  return slots_[at];
}

void Interner::Grow() {
  slots_.assign(slots_.size() * 2, {});
  for (uint32_t number = 0; number < values_.size(); ++number)
    SlotOf(values_[number]) = {values_[number], number};
}

}  // namespace codicil
