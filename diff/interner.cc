#include "diff/interner.h"

#include <bit>

namespace codicil {

Interner::Interner(size_t expected) : slots_(std::bit_ceil(2 * expected), kFree) {
  values_.reserve(expected);
}

uint32_t Interner::Add(uint64_t value, uint32_t& slot) {
  const uint32_t number = slot = size();
  values_.push_back(value);
  if (values_.size() * 2 > slots_.size()) Grow();
  return number;
}

void Interner::Grow() {
  slots_.assign(slots_.size() * 2, kFree);
  for (uint32_t number = 0; number < values_.size(); ++number) SlotOf(values_[number]) = number;
}

}  // namespace codicil
