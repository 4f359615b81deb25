// Provisions by number.
#pragma once

#include <memory>
#include <vector>

#include "base/hash_map.h"
#include "rules/rule_number.h"

namespace codicil {

// Stores the numbers contiguously, so that code that needs only numbers does not touch the
// provisions, which are large.
class NumberIndex {
 public:
  static constexpr uint32_t kNone = static_cast<uint32_t>(-1);

  void Reserve(size_t numbers);

  // Adds the number of the next provision, whose index is size(). Returns the index of the first
  // provision with that number, which may be the new one. O(1), amortised.
  uint32_t Add(const RuleNumber& number);

  // Returns the index of the first provision with that number, or kNone. O(1).
  uint32_t Find(const RuleNumber& number) const;

  size_t size() const { return numbers_->size(); }
  const RuleNumber& operator[](uint32_t i) const { return (*numbers_)[i]; }
  // Changes how the number is ordered, not which it is.
  void SetRoman(uint32_t i, size_t component) { (*numbers_)[i].SetRoman(component, true); }

 private:
  using Numbers = std::vector<RuleNumber>;
  // An index counts as its number.
  struct NumberOf {
    const Numbers* numbers;
    const RuleNumber& operator()(uint32_t i) const { return (*numbers)[i]; }
    const RuleNumber& operator()(const RuleNumber& number) const { return number; }
  };
  struct HashNumber {
    NumberOf of;
    size_t operator()(const auto& a) const { return of(a).Hash(); }
  };
  struct SameNumber {
    using is_transparent = void;
    NumberOf of;
    bool operator()(const auto& a, const auto& b) const { return of(a) == of(b); }
  };

  std::unique_ptr<Numbers> numbers_ = std::make_unique<Numbers>();
  NumberOf of_{numbers_.get()};
  tsl::robin_set<uint32_t, HashNumber, SameNumber> first_{0, {of_}, {of_}};
};

}  // namespace codicil
