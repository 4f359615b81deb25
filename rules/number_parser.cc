// Reads one number.

#include "base/ascii.h"
#include "rules/han_numeral.h"
#include "rules/insertion.h"
#include "rules/number_words.h"
#include "rules/rule_number.h"

namespace codicil {
namespace {

constexpr size_t kMaxDigits = 7;
constexpr size_t kMaxLetters = 2;       // after digits: "704.5aa"
constexpr size_t kMaxRomanLetters = 6;  // "(xxviii)", "3e.viii"

using Component = NumberComponent;

template <typename Is>
size_t CountRun(std::string_view text, size_t at, Is is) {
  size_t end = at;
  while (end < text.size() && is(text[end])) ++end;
  return end - at;
}

// The letters of a word ("1.5times") do not end a number. Beyond ASCII, what begins with the bytes
// C3 to E1 counts as a letter. From E2 on there are dashes, quotes and signs, and the scripts of
// East Asia, in which words are not separated by spaces: "規則107.3i".
bool EndsNumber(std::string_view text, size_t at) {
  if (at >= text.size()) return true;
  const char c = text[at];
  const auto byte = static_cast<unsigned char>(c);
  return !(IsDigit(c) || IsLower(c) || IsUpper(c) || (byte >= 0xC3 && byte < 0xE2));
}

}  // namespace

class NumberParser {
 public:
  NumberParser(std::string_view text, const NumberingStyle& style) : text_(text), style_(style) {}

  std::optional<RuleNumber> Parse(size_t* length) {
    if (!ReadFirst()) return std::nullopt;
    while (number_.size() < RuleNumber::kMaxComponents && ReadFurther()) {
    }
    *length = at_;
    return number_;
  }

 private:
  bool ReadFirst() {
    Component first;
    size_t begin = 0;
    first.lead = ReadLead(text_, style_, &begin) & 0xFFF;
    if (first.lead == 0 && IsDigit(At(begin))) return AddDigits(begin, first);
    if (first.lead == 0 && ReadLone()) return true;
    if (first.lead == 0 && !style_.any_first) {
      if (!style_.lettered_sections || !IsLetteredSection()) return false;
    }
    if (SizeOfBracket(begin) > 0) return ReadBracket(begin);
    if (first.lead == 0 && (ReadStyled(begin) || ReadWideDigits(begin))) return true;
    if (!LeadTail(first.lead & 0xFFFF).empty()) return ReadTailed(begin, first);
    return ReadValue(begin, first) && (!number_.is_letter(0) || EndsNumber(text_, at_));
  }

  // "ANNEX", of "ANNEX Article 1": no letters.
  bool ReadLone() {
    Component lone;
    size_t size = 0;
    lone.lead = ReadLoneLead(text_, style_, &size) & 0xFFF;
    if (lone.lead == 0) return false;
    lone.kind = Component::kLetters;
    number_.Append(lone);
    at_ = size;
    return true;
  }

  // "A.", "A.1".
  bool IsLetteredSection() const {
    return BeginsInLetteredSection(text_) ||
           (IsUpper(At(0)) && At(1) == '.' && EndsNumber(text_, 2));
  }

  bool ReadFurther() {
    const char c = At(at_);
    const bool after_bracket = number_.back().joint == Component::kBracket;
    if (c == '.') return ReadDotted();
    if ((c == '-' && style_.dashes) || (c == ':' && style_.colons)) {
      Component next;
      next.joint = c == '-' ? Component::kDash : Component::kColon;
      return AddDigits(at_ + 1, next);
    }
    if (c == '(' && style_.brackets) return ReadBracket(at_);
    if (c == ' ' && style_.brackets && At(at_ + 1) == '(') return ReadBracket(at_ + 1);
    if (c == ' ' && style_.all_leads) return ReadLed(at_ + 1);
    // "第一条(2)一": in a text, 一般 goes on with a word.
    const size_t han = after_bracket && style_.any_first ? HanNumeralSize(text_.substr(at_)) : 0;
    if (han > 0 && at_ + han == text_.size()) return AddHan(at_, han, Component());
    const auto lead = static_cast<NumberLead>(number_.back().lead);
    if (IsLower(c) && (lead == 0 || IsLetters(lead))) return ReadLetters(IsLower);  // not "Art 1er"
    const bool after_digits = !number_.is_letter(number_.size() - 1) && !after_bracket;
    if (IsUpper(c) && after_digits && style_.capitals && style_.digits_after_letters)
      return ReadLetters(IsUpper);
    const bool after_letter = number_.is_letter(number_.size() - 1) && !after_bracket;
    const bool digits =
        after_bracket ? style_.brackets : after_letter && style_.digits_after_letters;
    return digits && AddDigits(at_, Component());
  }

  bool ReadDotted() {
    Component next;
    next.joint = Component::kDot;
    if (IsDigit(At(at_ + 1))) {
      if (!AddDigits(at_ + 1, next)) return false;
      ReadInsertionSuffix(false);
      return true;
    }
    const size_t han = style_.any_first ? HanNumeralSize(text_.substr(at_ + 1)) : 0;
    if (han > 0) return AddHan(at_ + 1, han, next);
    const bool capital = IsUpper(At(at_ + 1));
    if (capital && !style_.capitals) return false;
    next.kind = capital ? Component::kCapitals : Component::kLetters;
    const size_t size = CountRun(text_, at_ + 1, capital ? IsUpper : IsLower);
    // Letters must end the component: "1.times" is not a rule number.
    return size > 0 && EndsLetters(at_ + 1 + size) && AddLetters(at_ + 1, size, next);
  }

  // "203.1a", "12A1".
  bool ReadLetters(bool (*is)(char)) {
    Component next;
    next.kind = is('a') ? Component::kLetters : Component::kCapitals;
    const size_t size = CountRun(text_, at_, is);
    const bool roman = style_.all_leads && RomanValue(text_.substr(at_, size)) > 0;  // "10.10iii"
    return (size <= kMaxLetters || roman) && EndsLetters(at_ + size) && AddLetters(at_, size, next);
  }

  bool EndsLetters(size_t at) const {
    return EndsNumber(text_, at) || (style_.digits_after_letters && IsDigit(At(at)));
  }

  // "(", and the wide one of East Asia.
  size_t SizeOfBracket(size_t at) const {
    return At(at) == '(' ? 1 : text_.substr(at).starts_with("（") ? 3 : 0;
  }

  // "(a)", "(12)", "(1a)", "（二）".
  bool ReadBracket(size_t open) {
    Component next;
    next.joint = Component::kBracket;
    const size_t before = at_;
    if (!ReadValue(open + SizeOfBracket(open), next)) return false;
    const bool wide = text_.substr(at_).starts_with("）");
    if (wide || At(at_) == ')') {
      at_ += wide ? 3 : 1;
      return true;
    }
    number_.components_[--number_.count_] = Component();
    at_ = before;
    return false;
  }

  // "①" is (1), and so is "¹".
  bool ReadStyled(size_t at) {
    Component next;
    next.joint = Component::kBracket;
    size_t size = 0;
    next.value = StyledNumeralValue(text_.substr(at), &size);
    if (next.value == 0) return false;
    number_.Append(next);
    at_ = at + size;
    return true;
  }

  // "２" is 2.
  bool ReadWideDigits(size_t at) {
    Component next;
    size_t size = 0;
    next.value = WideDigitsValue(text_.substr(at), &size);
    if (next.value == 0) return false;
    number_.Append(next);
    at_ = at + size;
    return true;
  }

  // "Part II Chapter 1".
  bool ReadLed(size_t at) {
    Component next;
    size_t length = 0;
    next.lead = ReadLead(text_.substr(at), style_, &length) & 0xFFF;
    next.joint = Component::kSpace;
    if (!LeadTail(next.lead & 0xFFFF).empty()) return ReadTailed(at + length, next);
    return next.lead != 0 && ReadValue(at + length, next);
  }

  // "三条" of 第三条; ReadLead has seen that it is one.
  bool ReadTailed(size_t at, Component component) {
    const size_t han = HanNumeralSize(text_.substr(at));
    const size_t capitals = CountRun(text_, at, IsUpper);
    if (capitals > 0) component.kind = Component::kCapitals;
    const bool added = han > 0        ? AddHan(at, han, component)
                       : capitals > 0 ? AddLetters(at, capitals, component)
                                      : AddDigits(at, component);
    if (!added) return false;
    TailSuffix suffix;
    at_ += SizeOfTail(text_.substr(at_), static_cast<NumberLead>(component.lead), &suffix);
    Component& number = number_.components_[number_.count_ - 1];
    if (suffix.value > 0) number.suffix = suffix.value & 63;
    if (suffix.capital) number.capital = 1;
    ReadInsertionSuffix(true);
    return true;
  }

  // Digits, and the letter of "Art 16a" and "(1A)" after them; or letters of one case. "A1a" is
  // below A1.
  bool ReadValue(size_t at, Component component) {
    const bool lettered = IsLetters(static_cast<NumberLead>(component.lead));
    if (IsDigit(At(at))) return AddDigits(at, component) && (lettered || ReadSuffix());
    if (const size_t size = HanNumeralSize(text_.substr(at))) return AddHan(at, size, component);
    if (component.lead != 0 && AddWord(at, component)) return true;
    const bool capitals = IsUpper(At(at));
    component.kind = capitals ? Component::kCapitals : Component::kLetters;
    if (!AddLetters(at, CountRun(text_, at, capitals ? IsUpper : IsLower), component)) return false;
    if (component.lead != 0) ReadInsertionSuffix(false);  // "Titre XI bis"
    return true;
  }

  bool AddHan(size_t at, size_t size, Component component) {
    component.han = 1;
    component.value = HanNumeralValue(text_.substr(at, size));
    if (component.value == 0) return false;
    number_.Append(component);
    at_ = at + size;
    return true;
  }

  // "ONE" of "ARTICLE ONE"; which spelling it had does not matter.
  bool AddWord(size_t at, Component component) {
    size_t size = 0;
    component.value = ReadNumberWord(text_.substr(at), &size);
    if (component.value == 0) return false;
    number_.Append(component);
    at_ = at + size;
    return true;
  }

  bool AddDigits(size_t at, Component component) {
    const size_t size = CountRun(text_, at, IsDigit);
    if (size == 0 || size > kMaxDigits) return false;
    for (char c : text_.substr(at, size))
      component.value = component.value * 10 + static_cast<uint32_t>(c - '0');
    size_t zeros = 0;
    while (zeros + 1 < size && text_[at + zeros] == '0') ++zeros;
    component.zeros = zeros & 7;
    number_.Append(component);
    at_ = at + size;
    return !IsUpper(At(at_)) || ReadSuffix();  // "2A"
  }

  bool AddLetters(size_t at, size_t size, Component component) {
    // "(and)" is a word.
    const std::string_view letters = text_.substr(at, size);
    const bool roman = size <= kMaxRomanLetters && RomanValue(letters) > 0;
    const bool code = style_.all_leads && IsCode(at, size);
    if (size == 0 || (size > kMaxLetters && !roman && !code)) return false;
    component.value = LettersValue(letters.substr(0, RuleNumber::kCodeLetters));
    number_.Append(component);
    at_ = at + size;
    if (size <= RuleNumber::kCodeLetters) return true;
    Component rest;
    rest.kind = component.kind;
    rest.value = LettersValue(letters.substr(RuleNumber::kCodeLetters));
    number_.Append(rest);
    return true;
  }

  // "FED" of FED-2, and alone; "WARDENS" of HB.WARDENS.1.
  bool IsCode(size_t at, size_t size) const {
    const char next = At(at + size);
    const bool ends = next == '.' || next == '-' || at + size == text_.size();
    const bool inside = at > 0 && At(at - 1) == '.' && number_.count_ == 1 && !number_[0].lead &&
                        number_[0].kind == Component::kCapitals && (next == '.' || next == '-') &&
                        IsDigit(At(at + size + 1));
    const size_t longest = RuleNumber::kCodeLetters * (inside ? 2 : 1);
    return (at == 0 || inside) && IsUpper(At(at)) && size <= longest && ends;
  }

  // There need not be one.
  bool ReadSuffix() {
    if (ReadInsertionSuffix(false)) return true;
    const char letter = At(at_), second = At(at_ + 1);
    const bool pair = IsUpper(letter) && IsUpper(second) && EndsNumber(text_, at_ + 2);
    const uint32_t letters =
        pair && style_.capital_suffixes ? LetterPair(PlaceOf(letter), PlaceOf(second)) : 0;
    if (letters > 0) {
      number_.components_[number_.count_ - 1].suffix = letters & 511;
      number_.components_[number_.count_ - 1].capital = 1;
      at_ += 2;
      return true;
    }
    const bool may_follow = IsLower(letter) || (IsUpper(letter) && style_.capital_suffixes);
    if (!may_follow || !EndsNumber(text_, at_ + 1)) return true;
    Component& digits = number_.components_[number_.count_ - 1];
    digits.suffix = LettersValue(text_.substr(at_, 1)) & 63;
    digits.capital = IsUpper(letter);
    ++at_;
    return true;
  }

  static uint32_t PlaceOf(char capital) { return static_cast<uint32_t>(capital - 'A') + 1; }

  // Where the letters end that may be below a raised digit of `size` bytes: "2.1¹i".
  size_t LettersEnd(size_t at, size_t size) const {
    constexpr size_t kMost = 4;
    size_t end = at + size;
    if (IsAscii(text_[at])) return end;
    while (end < text_.size() && end < at + size + kMost && IsLower(text_[end])) ++end;
    return end;
  }

  bool ReadInsertionSuffix(bool after_tail) {
    size_t size = 0;
    const uint32_t suffix =
        style_.insertions ? ReadInsertion(text_.substr(at_), after_tail, &size) : 0;
    if (suffix == 0 || (!after_tail && !EndsNumber(text_, LettersEnd(at_, size)))) return false;
    number_.components_[number_.count_ - 1].suffix = suffix & 63;
    at_ += size;
    return true;
  }

  char At(size_t i) const { return i < text_.size() ? text_[i] : '\0'; }

  std::string_view text_;
  const NumberingStyle& style_;
  RuleNumber number_;
  size_t at_ = 0;
};

std::optional<RuleNumber> RuleNumber::ParsePrefix(std::string_view text, size_t* length,
                                                  const NumberingStyle& style) {
  return NumberParser(text, style).Parse(length);
}

}  // namespace codicil
