#include "rules/rule_number.h"

#include <algorithm>
#include <charconv>

namespace codicil {
namespace {

constexpr size_t kMaxDigits = 7;

bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsLower(char c) { return c >= 'a' && c <= 'z'; }

size_t CountDigits(std::string_view text) {
  size_t n = 0;
  while (n < text.size() && IsDigit(text[n])) ++n;
  return n;
}

size_t CountLetters(std::string_view text) {
  size_t n = 0;
  while (n < text.size() && IsLower(text[n])) ++n;
  return n;
}

// The letters of a word ("1.5times") do not end a number. Beyond ASCII, the dashes, quotes and
// signs from U+2000 to U+2BFF begin with E2; letters of old scripts that also do are not found in
// rule numbers.
bool EndsNumber(std::string_view rest) {
  if (rest.empty()) return true;
  const char c = rest.front();
  const auto byte = static_cast<unsigned char>(c);
  return !(IsDigit(c) || IsLower(c) || (c >= 'A' && c <= 'Z') || (byte >= 0xC3 && byte != 0xE2));
}

uint32_t ValueOfDigits(std::string_view digits) {
  uint32_t value = 0;
  for (char c : digits) value = value * 10 + static_cast<uint32_t>(c - '0');
  return value;
}

uint32_t ValueOfLetters(std::string_view letters) {
  uint32_t value = 0;
  for (char c : letters) value = value * 26 + static_cast<uint32_t>(c - 'a' + 1);
  return value;
}

constexpr size_t kMaxLetters = 2;

constexpr size_t kLongestComponent = 10;  // a dot and the digits of the greatest value

// Returns the end of the output.
char* PrintLetters(uint32_t value, char* to) {
  char* const begin = to;
  for (; value > 0; value = (value - 1) / 26) *to++ = static_cast<char>('a' + (value - 1) % 26);
  std::reverse(begin, to);
  return to;
}

}  // namespace

std::string_view LevelName(Level level) {
  switch (level) {
    case Level::kSection:
      return "section";
    case Level::kSubsection:
      return "subsection";
    case Level::kRule:
      return "rule";
    case Level::kSubrule:
      return "subrule";
  }
  return "subrule";
}

std::string LettersOf(uint32_t value) {
  std::array<char, kLongestComponent> buffer;
  return std::string(buffer.data(), PrintLetters(value, buffer.data()));
}

std::optional<RuleNumber> RuleNumber::ParsePrefix(std::string_view text, size_t* length) {
  RuleNumber number;
  size_t pos = CountDigits(text);
  if (pos == 0 || pos > kMaxDigits) return std::nullopt;
  number.components_[number.count_++] = ValueOfDigits(text.substr(0, pos));
  while (number.count_ < kMaxComponents) {
    const bool dot = pos < text.size() && text[pos] == '.';
    const std::string_view rest = text.substr(dot ? pos + 1 : pos);
    const size_t digits = dot ? CountDigits(rest) : 0;
    const size_t letters = digits == 0 ? CountLetters(rest) : 0;
    if (digits > kMaxDigits || (digits == 0 && letters == 0)) break;
    const size_t taken = digits + letters;
    // Letters must end the component: "5th" and "1.times" are not rule numbers.
    if (letters > kMaxLetters || (letters > 0 && !EndsNumber(rest.substr(taken)))) break;
    // After letters, a number continues only with "." ("103.1.b.2"); letters never follow letters.
    uint32_t component = digits ? ValueOfDigits(rest.substr(0, digits))
                                : (ValueOfLetters(rest.substr(0, letters)) | kLetter);
    if (dot) component |= kDot;
    number.components_[number.count_++] = component;
    pos += taken + (dot ? 1 : 0);
  }
  *length = pos;
  return number;
}

std::optional<RuleNumber> RuleNumber::Parse(std::string_view text) {
  size_t length = 0;
  auto number = ParsePrefix(text, &length);
  if (!number) return std::nullopt;
  if (length < text.size() && text[length] == '.') ++length;
  if (length != text.size()) return std::nullopt;
  return number;
}

std::string RuleNumber::ToString() const {
  std::array<char, kMaxComponents * kLongestComponent> buffer;
  char* end = buffer.data();
  for (size_t i = 0; i < count_; ++i) {
    if (components_[i] & kDot) *end++ = '.';
    if (is_letter(i)) {
      end = PrintLetters(value(i), end);
    } else {
      end = std::to_chars(end, buffer.data() + buffer.size(), value(i)).ptr;
    }
  }
  return std::string(buffer.data(), end);
}

size_t RuleNumber::Depth(const NumberScheme& scheme) const {
  const bool in_section = scheme.subsections_per_section > 0 && count_ > 0 &&
                          value(0) >= scheme.subsections_per_section;
  return count_ + (in_section ? 1 : 0);
}

Level RuleNumber::LevelIn(const NumberScheme& scheme) const {
  return static_cast<Level>(std::clamp<size_t>(Depth(scheme), 1, 4));
}

RuleNumber RuleNumber::Parent(const NumberScheme& scheme) const {
  RuleNumber parent = *this;
  if (count_ > 1) {
    parent.components_[--parent.count_] = 0;
  } else if (Depth(scheme) > 1) {
    parent.components_[0] = value(0) / scheme.subsections_per_section;
  } else {
    return RuleNumber();
  }
  return parent;
}

bool RuleNumber::UsesSkippedLetter(const NumberScheme& scheme) const {
  if (count_ == 0 || !is_letter(count_ - 1)) return false;
  const char last = static_cast<char>('a' + (value(count_ - 1) - 1) % 26);
  return scheme.skipped_letters.find(last) != std::string::npos;
}

RuleNumber RuleNumber::Next(const NumberScheme& scheme) const {
  RuleNumber next = *this;
  if (count_ == 0) return next;
  do {
    ++next.components_[count_ - 1];
  } while (next.UsesSkippedLetter(scheme));
  return next;
}

RuleNumber RuleNumber::WithLetter(uint32_t letter_value) const {
  RuleNumber child = *this;
  if (count_ < kMaxComponents) child.components_[child.count_++] = letter_value | kLetter;
  return child;
}

RuleNumber RuleNumber::WithNumber(uint32_t number_value) const {
  RuleNumber child = *this;
  if (count_ < kMaxComponents) child.components_[child.count_++] = number_value | kDot;
  return child;
}

std::strong_ordering operator<=>(const RuleNumber& a, const RuleNumber& b) {
  const size_t shared = std::min(a.count_, b.count_);
  for (size_t i = 0; i < shared; ++i) {
    // If digits and letters compete at one place, the letters come last: their bit is above those
    // of the value.
    const uint32_t x = a.components_[i] & ~RuleNumber::kDot,
                   y = b.components_[i] & ~RuleNumber::kDot;
    if (x != y) return x <=> y;
  }
  return a.count_ <=> b.count_;
}

std::strong_ordering RuleNumber::TreeOrder(const RuleNumber& a, const RuleNumber& b,
                                           const NumberScheme& scheme) {
  const auto section = [&](const RuleNumber& n) {
    const uint32_t hundreds = scheme.subsections_per_section;
    if (n.count_ == 0) return 0u;
    return hundreds && n.value(0) >= hundreds ? n.value(0) / hundreds : n.value(0);
  };
  if (section(a) != section(b)) return section(a) <=> section(b);
  const bool below_a = a.Depth(scheme) > a.count_, below_b = b.Depth(scheme) > b.count_;
  if (below_a != below_b) return below_a <=> below_b;
  return a <=> b;
}

size_t RuleNumber::Hash() const {
  size_t hash = count_;
  for (size_t i = 0; i < count_; ++i) {
    hash = (hash ^ (components_[i] & ~kDot)) * 0x9E3779B97F4A7C15ull;
    hash ^= hash >> 29;
  }
  return hash;
}

}  // namespace codicil
