#include "rules/number_index.h"

namespace codicil {

void NumberIndex::Reserve(size_t numbers) {
  numbers_->reserve(numbers);
  first_.reserve(numbers);
}

uint32_t NumberIndex::Add(const RuleNumber& number) {
  numbers_->push_back(number);
  return *first_.insert(static_cast<uint32_t>(size() - 1)).first;
}

uint32_t NumberIndex::Find(const RuleNumber& number) const {
  const auto found = first_.find(number);
  return found == first_.end() ? kNone : *found;
}

}  // namespace codicil
