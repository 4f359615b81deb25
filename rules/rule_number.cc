#include "rules/rule_number.h"

#include <algorithm>
#include <tuple>

#include "base/ascii.h"
#include "rules/han_numeral.h"
#include "rules/insertion.h"

namespace codicil {
namespace {

using Component = NumberComponent;

size_t DigitsOf(uint32_t value) {
  size_t digits = 1;
  for (; value >= 10; value /= 10) ++digits;
  return digits;
}

std::string RomanOf(uint32_t value) {
  constexpr std::array<std::pair<uint32_t, std::string_view>, 9> kSteps = {{{100, "c"},
                                                                            {90, "xc"},
                                                                            {50, "l"},
                                                                            {40, "xl"},
                                                                            {10, "x"},
                                                                            {9, "ix"},
                                                                            {5, "v"},
                                                                            {4, "iv"},
                                                                            {1, "i"}}};
  std::string roman;
  for (const auto& [step, letters] : kSteps) {
    for (; value >= step; value -= step) roman += letters;
  }
  return roman;
}

void AppendText(const Component& component, std::string& text) {
  const auto lead = static_cast<NumberLead>(component.lead);
  if (lead != 0) text += LeadText(lead);
  if (component.value == 0 && component.kind != Component::kDigits) {  // "ANNEX"
    text.resize(text.find_last_not_of(' ') + 1);
    return;
  }
  if (component.kind == Component::kDigits) {
    text.append(component.zeros, '0');
    text += component.han ? HanNumeral(component.value) : std::to_string(component.value);
  } else {
    for (const char c : LettersOf(component.value))
      text += component.kind == Component::kCapitals ? static_cast<char>(c - 'a' + 'A') : c;
  }
  const bool inserted = IsInsertion(component.suffix);
  if (component.suffix > 0 && !inserted) text += SuffixLetters(component.suffix, component.capital);
  const bool before_tail = LeadText(lead).empty();  // "3¹. pants", but 第三条の二
  if (inserted && before_tail) text += InsertionText(component.suffix, {}, component.han);
  if (lead != 0) text += LeadTail(lead);
  if (inserted && !before_tail)
    text += InsertionText(component.suffix, LeadText(lead), component.han);
}

Component Successor(Component component) {
  if (component.suffix > 0) {
    ++component.suffix;
  } else if (component.roman) {
    component.value = LettersValue(RomanOf(component.Ordinal() + 1));
  } else {
    const size_t before = DigitsOf(component.value), after = DigitsOf(++component.value);
    if (component.zeros > 0 && after > before) --component.zeros;
  }
  return component;
}

auto OrderKey(const Component& c) {
  return std::tuple(uint32_t{c.kind}, LeadFamily(static_cast<NumberLead>(c.lead)),
                    c.joint == Component::kBracket, c.Ordinal(), SuffixOrder(c.suffix),
                    uint32_t{c.zeros});
}

}  // namespace

std::string_view LevelName(Level level) {
  constexpr std::array<std::string_view, 4> kNames = {"section", "subsection", "rule", "subrule"};
  return kNames[static_cast<size_t>(level) - 1];
}

Level LevelOfDepth(size_t depth) { return static_cast<Level>(std::clamp<size_t>(depth, 1, 4)); }

std::string LettersOf(uint32_t value) {
  std::string letters;
  for (; value > 0; value = (value - 1) / 26) letters += static_cast<char>('a' + (value - 1) % 26);
  std::reverse(letters.begin(), letters.end());
  return letters;
}

uint32_t LettersValue(std::string_view letters) {
  uint32_t value = 0;
  for (char c : letters) value = value * 26 + static_cast<uint32_t>(ToLower(c) - 'a' + 1);
  return value;
}

uint32_t RomanValue(std::string_view letters) {
  constexpr std::string_view kLetters = "ivxlc";
  constexpr std::array<uint32_t, 5> kValues = {1, 5, 10, 50, 100};
  uint32_t total = 0, last = 0;
  for (size_t i = letters.size(); i-- > 0;) {
    const size_t at = kLetters.find(static_cast<char>(letters[i] | 0x20));
    if (at == std::string_view::npos) return 0;
    const uint32_t value = kValues[at];
    total = value < last ? total - value : total + value;
    last = std::max(last, value);
  }
  std::string small(letters);
  for (char& c : small) c = static_cast<char>(c | 0x20);
  return RomanOf(total) == small ? total : 0;
}

uint32_t NumberComponent::Ordinal() const {
  return roman && kind != kDigits ? RomanValue(LettersOf(value)) : value;
}

std::optional<RuleNumber> RuleNumber::Parse(std::string_view text, const NumberingStyle& style) {
  size_t length = 0;
  auto number = ParsePrefix(text, &length, style);
  if (!number) return std::nullopt;
  if (length < text.size() && text[length] == '.') ++length;
  if (length != text.size()) return std::nullopt;
  return number;
}

std::string RuleNumber::ComponentText(size_t i) const {
  std::string text;
  AppendText(components_[i], text);
  return text;
}

std::string RuleNumber::ToString() const {
  std::string text;
  for (size_t i = 0; i < count_; ++i) {
    constexpr std::string_view kJoints = ".- (:";
    const uint32_t joint = components_[i].joint;
    if (joint != Component::kNone) text += kJoints[joint - 1];
    AppendText(components_[i], text);
    if (joint == Component::kBracket) text += ')';
  }
  return text;
}

size_t RuleNumber::Depth(const NumberingStyle& style) const {
  const bool in_section = style.subsections_per_section > 0 && count_ > 0 &&
                          components_[0].lead == 0 && !is_letter(0) &&
                          components_[0].joint == Component::kNone &&
                          value(0) >= style.subsections_per_section;
  return count_ + (in_section ? 1 : 0);
}

RuleNumber RuleNumber::WithoutHan() const {
  RuleNumber plain = *this;
  for (size_t i = 0; i < count_; ++i) {
    plain.components_[i].lead = LeadFamily(static_cast<NumberLead>(components_[i].lead)) & 0xFFF;
    plain.components_[i].han = 0;
  }
  return plain;
}

std::optional<RuleNumber> RuleNumber::WithDigitsApart() const {
  constexpr uint32_t kBase = 10;
  if (count_ < 2 || back().kind != Component::kDigits || back().joint != Component::kDot ||
      back().lead != 0 || back().zeros > 0 || back().suffix > 0 || back().value < kBase)
    return std::nullopt;
  const std::string digits = std::to_string(back().value);
  if (digits.find('0') != std::string::npos || count_ + digits.size() > kMaxComponents + 1)
    return std::nullopt;
  RuleNumber apart = Prefix(count_ - 1u);
  for (const char digit : digits) {
    const bool first = apart.count_ < count_;
    apart.Append({.value = static_cast<uint32_t>(digit - '0'),
                  .joint = first ? Component::kDot : Component::kNone});
  }
  return apart;
}

RuleNumber RuleNumber::Prefix(size_t components) const {
  RuleNumber prefix = *this;
  while (prefix.count_ > components) prefix.components_[--prefix.count_] = Component();
  return prefix;
}

RuleNumber RuleNumber::Part(size_t first) const {
  RuleNumber part;
  for (size_t i = first; i < count_; ++i) part.Append(components_[i]);
  part.components_[0].joint = Component::kNone;
  return part;
}

RuleNumber RuleNumber::Bare() const {
  RuleNumber bare = *this;
  for (Component& component : bare.components_) {
    component.lead = 0;
    component.joint = Component::kNone;
  }
  return bare;
}

RuleNumber RuleNumber::WithComponent(const NumberComponent& component) const {
  RuleNumber child = *this;
  child.Append(component);
  return child;
}

RuleNumber RuleNumber::Parent(const NumberingStyle& style) const {
  if (count_ > 1) return Prefix(count_ - 1u);
  if (Depth(style) <= 1) return RuleNumber();
  RuleNumber parent = *this;
  parent.components_[0].value = value(0) / style.subsections_per_section;
  return parent;
}

bool RuleNumber::UsesSkippedLetter(const NumberingStyle& style) const {
  if (count_ == 0 || back().kind != Component::kLetters || back().joint == Component::kBracket)
    return false;
  const char last = static_cast<char>('a' + (back().value - 1) % 26);
  return style.skipped_letters.find(last) != std::string::npos;
}

RuleNumber RuleNumber::Next(const NumberingStyle& style) const {
  RuleNumber next = *this;
  if (count_ == 0) return next;
  do {
    next.components_[count_ - 1u] = Successor(next.components_[count_ - 1u]);
  } while (next.UsesSkippedLetter(style));
  return next;
}

RuleNumber RuleNumber::WithLetter(uint32_t letter_value) const {
  return WithComponent({.value = letter_value, .kind = Component::kLetters});
}

RuleNumber RuleNumber::With(const RuleNumber& label) const {
  RuleNumber child = *this;
  for (size_t i = 0; i < label.size(); ++i) {
    Component next = label[i];
    const bool apart = count_ > 0 && i == 0 && next.joint == Component::kNone;
    if (apart && next.lead != 0) next.joint = Component::kSpace;
    // "3" and "a" are "3a", "3" and "1" are "3.1".
    const bool letter_after_digit =
        apart && next.kind == Component::kLetters && !is_letter(count_ - 1u) && back().lead == 0;
    if (apart && next.lead == 0 && back().joint != Component::kBracket && !letter_after_digit)
      next.joint = Component::kDot;
    child.Append(next);
  }
  return child;
}

RuleNumber RuleNumber::WithLead(NumberLead lead) const {
  RuleNumber led = *this;
  led.components_[0].lead = lead & 0xFFF;
  return led;
}

bool RuleNumber::AreOneList(const RuleNumber& a, const RuleNumber& b) {
  const Component &x = a.back(), &y = b.back();
  return LeadFamily(x.lead & 0xFFFF) == LeadFamily(y.lead & 0xFFFF) &&
         (x.joint == Component::kBracket) == (y.joint == Component::kBracket);
}

std::strong_ordering operator<=>(const RuleNumber& a, const RuleNumber& b) {
  const size_t shared = std::min(a.count_, b.count_);
  for (size_t i = 0; i < shared; ++i) {
    const Component &x = a.components_[i], &y = b.components_[i];
    if (x.Key() != y.Key()) return OrderKey(x) <=> OrderKey(y);
  }
  return a.count_ <=> b.count_;
}

std::strong_ordering RuleNumber::TreeOrder(const RuleNumber& a, const RuleNumber& b,
                                           const NumberingStyle& style) {
  const auto section = [&](const RuleNumber& n) {
    if (n.count_ == 0) return 0u;
    return n.Depth(style) > n.count_ ? n.value(0) / style.subsections_per_section : n.value(0);
  };
  const auto is_plain = [](const RuleNumber& n) {
    return n.count_ == 0 || (n[0].lead == 0 && n[0].kind == Component::kDigits);
  };
  if (!is_plain(a) || !is_plain(b)) return a <=> b;
  if (section(a) != section(b)) return section(a) <=> section(b);
  const bool below_a = a.Depth(style) > a.count_, below_b = b.Depth(style) > b.count_;
  if (below_a != below_b) return below_a <=> below_b;
  return a <=> b;
}

size_t RuleNumber::Hash() const {
  size_t hash = count_;
  for (size_t i = 0; i < count_; ++i) {
    hash = (hash ^ components_[i].Key()) * 0x9E3779B97F4A7C15ull;
    hash ^= hash >> 29;
  }
  return hash;
}

}  // namespace codicil
