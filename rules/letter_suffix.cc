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

RuleNumber SpelledBelow(const RuleNumber& number, const RuleNumber& parent) {
  if (parent.empty()) return number;
  const bool tells_parent =
      parent.size() + 1 == number.size() && parent.back().value == number.value(number.size() - 2);
  return tells_parent ? number : WithSuffix(number);
}

}  // namespace codicil
