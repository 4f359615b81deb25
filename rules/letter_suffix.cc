#include "rules/letter_suffix.h"

namespace codicil {

RuleNumber WithSuffix(const RuleNumber& number) {
  const size_t size = number.size();
  if (size < 2) return number;
  const NumberComponent& letter = number.back();
  NumberComponent digits = number[size - 2];
  const bool fits = digits.kind == NumberComponent::kDigits &&
                    letter.kind == NumberComponent::kLetters &&
                    letter.joint == NumberComponent::kNone && letter.value <= 26;
  if (!fits) return number;
  digits.suffix = letter.value & 31;
  return number.Prefix(size - 2).WithComponent(digits);
}

RuleNumber WithoutSuffix(const RuleNumber& number) {
  constexpr uint32_t kLetters = 26;
  NumberComponent digits = number.back(), letter;
  if (digits.suffix == 0 || digits.suffix > kLetters || digits.capital) return number;
  letter.value = digits.suffix;
  letter.kind = NumberComponent::kLetters;
  digits.suffix = 0;
  return number.Prefix(number.size() - 1).WithComponent(digits).WithComponent(letter);
}

RuleNumber SpelledBelow(const RuleNumber& number, const RuleNumber& parent) {
  if (parent.empty()) return number;
  const bool tells_parent =
      parent.size() + 1 == number.size() && parent.back().value == number.value(number.size() - 2);
  if (tells_parent) return number;
  const RuleNumber below = WithoutSuffix(number);
  // A lead is spelling: "Art. 2a" may be below 2.
  const RuleNumber above = parent[0].lead == 0 ? below.Bare() : below;
  const bool right_below =
      below.size() == parent.size() + 1 && above.Prefix(parent.size()) == parent;
  return right_below ? below : WithSuffix(number);
}

}  // namespace codicil
