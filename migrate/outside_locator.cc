#include "migrate/outside_locator.h"

#include <algorithm>

namespace codicil {
namespace {

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
  const auto stem = RuleNumber::Parse(all.substr(0, dot));
  if (sign == 0 || !stem || (dot < all.size() && index.Has(locator.first))) return false;
  locator.first = *stem;
  locator.end = locator.first_end = locator.begin + static_cast<uint32_t>(dot);
  locator.after = locator.end + static_cast<uint32_t>(sign);
  locator.family = true;
  return true;
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
  size_t length = 0;
  const auto number = RuleNumber::ParsePrefix(all, &length);
  out.short_first = !number || *number != locator.first;
  if (locator.last.empty()) {
    if (!out.short_first) TakeFamily(text, index, out);
    return out;
  }
  if (out.short_first) length = WordAt(all, 0).size();
  out.first_end = locator.begin + static_cast<uint32_t>(length);
  uint32_t begin = locator.end;
  while (begin > out.first_end && IsNumberByte(text[begin - 1])) --begin;
  out.last_begin = begin;
  const auto last = RuleNumber::Parse(text.substr(begin, locator.end - begin));
  out.short_last = !last || *last != locator.last;
  return out;
}

}  // namespace codicil
