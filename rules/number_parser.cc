#include "rules/number_parser.h"

#include <algorithm>

#include "base/ascii.h"

namespace codicil {
namespace {

constexpr size_t kMaxDigits = 7;
constexpr size_t kMaxLetters = 2;          // after digits: "704.5aa"
constexpr size_t kMaxEnclosedLetters = 6;  // in brackets, where they may be Roman: "(xxviii)"

using Component = NumberComponent;

template <typename Is>
size_t CountRun(std::string_view text, size_t at, Is is) {
  size_t end = at;
  while (end < text.size() && is(text[end])) ++end;
  return end - at;
}

// The letters of a word ("1.5times") do not end a number. Beyond ASCII, the dashes, quotes and
// signs from U+2000 to U+2BFF begin with E2; letters of old scripts that also do are not found in
// rule numbers.
bool EndsNumber(std::string_view text, size_t at) {
  if (at >= text.size()) return true;
  const char c = text[at];
  const auto byte = static_cast<unsigned char>(c);
  return !(IsDigit(c) || IsLower(c) || IsUpper(c) || (byte >= 0xC3 && byte != 0xE2));
}

}  // namespace

std::optional<RuleNumber> NumberParser::Parse(size_t* length) {
  if (!ReadFirst()) return std::nullopt;
  while (number_.size() < RuleNumber::kMaxComponents && ReadFurther()) {
  }
  *length = at_;
  return number_;
}

bool NumberParser::ReadFirst() {
  Component first;
  size_t begin = 0;
  first.lead = ReadLead(text_, style_, &begin) & 0xFFFF;
  if (IsDigit(At(begin))) {
    if (!AddDigits(begin, first)) return false;
    if (first.lead != 0) ReadSuffix();
    return true;
  }
  if (first.lead == 0 && !style_.any_first) return false;
  if (At(begin) == '(') return ReadBracket(begin);
  first.kind = IsUpper(At(begin)) ? Component::kCapitals : Component::kLetters;
  const bool capitals = first.kind == Component::kCapitals;
  const size_t size = CountRun(text_, begin, capitals ? IsUpper : IsLower);
  return EndsNumber(text_, begin + size) && AddLetters(begin, size, first);
}

bool NumberParser::ReadFurther() {
  const char c = At(at_);
  const bool after_bracket = number_.back().joint == Component::kBracket;
  if (c == '.') return ReadDotted();
  if (c == '-' && style_.dashes) {
    Component next;
    next.joint = Component::kDash;
    return AddDigits(at_ + 1, next);
  }
  if (c == '(' && style_.brackets) return ReadBracket(at_);
  if (c == ' ' && style_.brackets && At(at_ + 1) == '(') return ReadBracket(at_ + 1);
  if (c == ' ' && style_.all_leads) return ReadLed(at_ + 1);
  if (IsLower(c)) return ReadLetters();
  const bool after_letter = number_.is_letter(number_.size() - 1) && !after_bracket;
  const bool digits = after_bracket ? style_.brackets : after_letter && style_.digits_after_letters;
  return digits && AddDigits(at_, Component());
}

bool NumberParser::ReadDotted() {
  Component next;
  next.joint = Component::kDot;
  if (IsDigit(At(at_ + 1))) return AddDigits(at_ + 1, next);
  const bool capital = IsUpper(At(at_ + 1));
  if (capital && !style_.capitals) return false;
  next.kind = capital ? Component::kCapitals : Component::kLetters;
  const size_t size = CountRun(text_, at_ + 1, capital ? IsUpper : IsLower);
  // Letters must end the component: "1.times" is not a rule number.
  return size > 0 && size <= kMaxLetters && EndsNumber(text_, at_ + 1 + size) &&
         AddLetters(at_ + 1, size, next);
}

bool NumberParser::ReadLetters() {
  Component next;
  next.kind = Component::kLetters;
  const size_t size = CountRun(text_, at_, IsLower);
  const bool ends =
      EndsNumber(text_, at_ + size) || (style_.digits_after_letters && IsDigit(At(at_ + size)));
  return size <= kMaxLetters && ends && AddLetters(at_, size, next);
}

// "(a)", "(12)", "(1a)".
bool NumberParser::ReadBracket(size_t open) {
  Component next;
  next.joint = Component::kBracket;
  const size_t begin = open + 1, before = at_;
  if (IsDigit(At(begin))) {
    if (!AddDigits(begin, next)) return false;
    ReadSuffix();
  } else {
    next.kind = IsUpper(At(begin)) ? Component::kCapitals : Component::kLetters;
    const bool capitals = next.kind == Component::kCapitals;
    const size_t size = CountRun(text_, begin, capitals ? IsUpper : IsLower);
    if (!AddLetters(begin, size, next)) return false;
  }
  if (At(at_) == ')') {
    ++at_;
    return true;
  }
  number_.components_[--number_.count_] = Component();
  at_ = before;
  return false;
}

// "Part II Chapter 1".
bool NumberParser::ReadLed(size_t at) {
  Component next;
  size_t length = 0;
  next.lead = ReadLead(text_.substr(at), style_, &length) & 0xFFFF;
  next.joint = Component::kSpace;
  if (next.lead == 0) return false;
  if (IsDigit(At(at + length))) {
    if (!AddDigits(at + length, next)) return false;
    ReadSuffix();
    return true;
  }
  next.kind = Component::kCapitals;
  const size_t size = CountRun(text_, at + length, IsUpper);
  return AddLetters(at + length, size, next);
}

bool NumberParser::AddDigits(size_t at, NumberComponent component) {
  const size_t size = CountRun(text_, at, IsDigit);
  if (size == 0 || size > kMaxDigits) return false;
  for (char c : text_.substr(at, size))
    component.value = component.value * 10 + static_cast<uint32_t>(c - '0');
  size_t zeros = 0;
  while (zeros + 1 < size && text_[at + zeros] == '0') ++zeros;
  component.zeros = zeros & 7;
  number_.Append(component);
  at_ = at + size;
  return true;
}

bool NumberParser::AddLetters(size_t at, size_t size, NumberComponent component) {
  // "(and)" is a word.
  const std::string_view letters = text_.substr(at, size);
  const bool roman = size <= kMaxEnclosedLetters && RomanValue(letters) > 0;
  if (size == 0 || (size > kMaxLetters && !roman)) return false;
  const char first = component.kind == Component::kCapitals ? 'A' : 'a';
  for (char c : letters)
    component.value = component.value * 26 + static_cast<uint32_t>(c - first + 1);
  number_.Append(component);
  at_ = at + size;
  return true;
}

// The letter of "Art 16a", "(1a)".
void NumberParser::ReadSuffix() {
  if (!IsLower(At(at_)) || !(EndsNumber(text_, at_ + 1))) return;
  number_.components_[number_.count_ - 1].suffix = static_cast<uint32_t>(text_[at_] - 'a' + 1) & 31;
  ++at_;
}

}  // namespace codicil
