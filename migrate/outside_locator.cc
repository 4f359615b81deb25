#include "migrate/outside_locator.h"

#include <algorithm>

namespace codicil {
namespace {

bool IsBracket(const RuleNumber& number, size_t i) {
  return number[i].joint == NumberComponent::kBracket;
}

// The lead may be before the list, or left out.
bool AreSameButLead(const RuleNumber& a, const RuleNumber& b) {
  return a.WithLead(0) == b.WithLead(0);
}

bool IsNumberByte(char c) { return IsDigit(c) || IsLower(c) || c == '.'; }

// Returns the size of a placeholder for all the numbers below the one before it: ".x", ".X", ".xx",
// ".*".
size_t FamilySign(std::string_view rest) {
  if (!rest.starts_with('.')) return 0;
  size_t end = 1;
  while (end < rest.size() && end < 3 && (rest[end] | 0x20) == 'x') ++end;
  if (end == 1 && rest.substr(1).starts_with('*')) end = 2;
  return end > 1 && EndsToken(rest, end) ? end : 0;
}

// "614.x" is read as a number with a letter, "614.*" as 614.
bool TakeFamily(std::string_view text, const ReferenceIndex& index, OutsideLocator& locator) {
  const std::string_view all = text.substr(locator.begin, locator.end - locator.begin);
  const size_t dot = std::min(all.rfind(".x"), all.size());
  const size_t sign = FamilySign(text.substr(locator.begin + dot));
  const auto stem = RuleNumber::Parse(all.substr(0, dot), index.edition().scheme);
  if (sign == 0 || !stem || (dot < all.size() && index.Has(locator.first))) return false;
  locator.first = *stem;
  locator.end = locator.first_end = locator.begin + static_cast<uint32_t>(dot);
  locator.after = locator.end + static_cast<uint32_t>(sign);
  locator.family = true;
  return true;
}

// Returns where the last number of a range begins that is written whole, otherwise its end.
uint32_t WholeLast(std::string_view text, const Locator& locator, uint32_t from,
                   const NumberingStyle& style) {
  constexpr uint32_t kLongest = 64;
  if (locator.end - from > kLongest) from = locator.end - kLongest;
  for (uint32_t at = from; at < locator.end; ++at) {
    if (IsAlnum(CharBefore(text, at)) && IsAlnum(text[at])) continue;
    const auto last = RuleNumber::Parse(text.substr(at, locator.end - at), style);
    if (last && AreSameButLead(*last, locator.last)) return at;
  }
  return locator.end;
}

}  // namespace

OutsideLocator WrittenLocator(std::string_view text, const Locator& locator,
                              const ReferenceIndex& index) {
  OutsideLocator out;
  out.begin = out.last_begin = locator.begin;
  out.end = out.first_end = out.after = locator.end;
  out.first = locator.first;
  out.last = locator.last;
  const std::string_view all = text.substr(locator.begin, locator.end - locator.begin);
  const NumberingStyle& style = index.edition().scheme;
  size_t length = 0;
  const auto number = RuleNumber::ParsePrefix(all, &length, style);
  out.short_first = !number || !AreSameButLead(*number, locator.first);
  if (locator.last.empty()) {
    if (!out.short_first) TakeFamily(text, index, out);
    return out;
  }
  if (out.short_first) length = WordAt(all, 0).size();
  out.first_end = locator.begin + static_cast<uint32_t>(length);
  out.last_begin = WholeLast(text, locator, out.first_end, style);
  out.short_last = out.last_begin == locator.end;
  if (out.short_last) {
    while (out.last_begin > out.first_end && IsNumberByte(text[out.last_begin - 1]))
      --out.last_begin;
  }
  return out;
}

namespace {

// ", section 2" for " Section 2", as written.
void SpellInnerLeads(std::string_view written, const RuleNumber& number, size_t from,
                     std::string& text) {
  const std::string lower = LowerCase(written);
  for (size_t i = 1; i < number.size(); ++i) {
    const std::string word = LeadText(static_cast<NumberLead>(number[i].lead));
    if (word.empty()) continue;
    const size_t to = text.find(word, from), at = lower.find(LowerCase(word), from);
    if (to == text.npos || at == lower.npos) continue;
    text.replace(to, word.size(), written.substr(at, word.size()));
    if (to > 0 && written.substr(0, at).ends_with(", ")) text.insert(to - 1, 1, ',');
  }
}

}  // namespace

std::string SpelledLike(std::string_view written, const RuleNumber& number) {
  const auto lead = static_cast<NumberLead>(number[0].lead);
  size_t own_lead = 0;
  if (lead != 0) ReadLead(written, EveryStyle(), &own_lead);
  std::string text(written.substr(0, own_lead));
  text += number.ToString().substr(LeadText(lead).size());
  SpellInnerLeads(written, number, own_lead, text);
  // Each bracket has the space before it that the written number has there.
  size_t at = own_lead, to = own_lead;
  bool spaced = false;
  for (size_t i = 0; i < number.size(); ++i) {
    if (!IsBracket(number, i)) continue;
    const size_t bracket = written.find('(', at);
    if (bracket != written.npos) spaced = CharBefore(written, bracket) == ' ';
    at = bracket == written.npos ? written.size() : bracket + 1;
    to = text.find('(', to);
    if (spaced && to > 0) text.insert(to++, 1, ' ');
    ++to;
  }
  return text;
}

}  // namespace codicil
