#include "rules/insertion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "rules/han_numeral.h"

namespace codicil {
namespace {

// Suffixes: the letters, then "bis", の二 and 의2 from 2 on, then 之一, and ¹ after what has no
// tail, then the pairs of letters, as many as a NumberComponent has room for.
constexpr uint32_t kLetters = 26, kLatin = kLetters, kChinese = 44, kInsertions = 64;
constexpr std::array<std::string_view, 9> kWords = {
    "bis", "ter", "quater", "quinquies", "sexies", "septies", "octies", "novies", "decies"};
constexpr std::string_view kJapaneseSign = "の", kKoreanSign = "의", kChineseSign = "之";

size_t CountDigits(std::string_view text) {
  size_t size = 0;
  while (size < text.size() && IsDigit(text[size])) ++size;
  return size;
}

// の二, 의2, 之一
uint32_t ReadTailed(std::string_view text, size_t* length) {
  const bool chinese = text.starts_with(kChineseSign);
  if (!chinese && !text.starts_with(kJapaneseSign) && !text.starts_with(kKoreanSign)) return 0;
  const std::string_view rest = text.substr(kChineseSign.size());
  const size_t han = HanNumeralSize(rest), digits = CountDigits(rest);
  constexpr size_t kMostDigits = 2;
  if (han + digits == 0 || digits > kMostDigits) return 0;
  uint32_t value = han > 0 ? HanNumeralValue(rest.substr(0, han)) : 0;
  for (const char c : rest.substr(0, digits)) value = value * 10 + static_cast<uint32_t>(c - '0');
  const uint32_t least = chinese ? 1 : 2, suffix = value + (chinese ? kChinese : kLatin);
  if (value < least || suffix >= (chinese ? kInsertions : kChinese + 1)) return 0;
  *length = kChineseSign.size() + han + digits;
  return suffix;
}

// " bis", "-bis", "bis"
uint32_t ReadLatin(std::string_view text, size_t* length) {
  const bool space = text.starts_with(' ');
  const size_t begin = space || text.starts_with('-') ? 1 : 0;
  size_t end = begin;
  while (end < text.size() && IsLower(text[end])) ++end;
  const auto* const found = std::ranges::find(kWords, text.substr(begin, end - begin));
  if (found == kWords.end()) return 0;
  const std::string_view rest = text.substr(end);
  const bool range = space && rest.size() > 1 && rest[0] == ' ' &&
                     (IsDigit(rest[1]) || rest.substr(1).starts_with("§"));
  if (range) return 0;
  *length = end;
  return kLatin + 2 + static_cast<uint32_t>(found - kWords.begin());
}

// "¹", "¹²", "^1"
uint32_t ReadRaised(std::string_view text, size_t* length) {
  const bool typed = text.starts_with('^');
  uint32_t value = 0;
  size_t end = typed ? 1 : 0;
  while (end < text.size() && value < kInsertions) {
    size_t size = 1;
    const int digit = !typed               ? RaisedDigitAt(text.substr(end), &size)
                      : IsDigit(text[end]) ? text[end] - '0'
                                           : -1;
    if (digit < 0) break;
    value = value * 10 + static_cast<uint32_t>(digit);
    end += size;
  }
  if (value == 0 || kChinese + value >= kInsertions) return 0;
  *length = end;
  return kChinese + value;
}

std::string Raised(uint32_t value) {
  std::string raised;
  for (const char digit : std::to_string(value)) raised += RaisedDigit(digit);
  return raised;
}

}  // namespace

uint32_t ReadInsertion(std::string_view text, bool after_tail, size_t* length) {
  if (after_tail) return ReadTailed(text, length);
  const uint32_t raised = ReadRaised(text, length);
  return raised != 0 ? raised : ReadLatin(text, length);
}

uint32_t LetterPair(uint32_t first, uint32_t second) {
  constexpr uint32_t kLast = 17;  // Q
  return first > kLast ? 0 : kInsertions + (first - 1) * kLetters + second - 1;
}

std::string SuffixLetters(uint32_t suffix, bool capital) {
  const auto letter = [&](uint32_t place) {
    return static_cast<char>((capital ? 'A' : 'a') + place);
  };
  if (suffix < kInsertions) return {letter(suffix - 1)};
  const uint32_t pair = suffix - kInsertions;
  return {letter(pair / kLetters), letter(pair % kLetters)};
}

uint32_t SuffixOrder(uint32_t suffix) {
  constexpr uint32_t kEach = kLetters + 1;  // a letter, and the pairs that begin with it
  if (suffix <= kLetters) return suffix * kEach;
  if (suffix < kInsertions) return kEach * kEach + suffix;
  const uint32_t pair = suffix - kInsertions;
  return (pair / kLetters + 1) * kEach + pair % kLetters + 1;
}

bool IsNextSuffix(uint32_t before, uint32_t next) {
  const bool pair = before >= kInsertions, single = next <= kLetters;
  if (pair && single) {
    const uint32_t first = (before - kInsertions) / kLetters + 1;
    return next == first || next == first + 1;
  }
  return single ? next == before + 1 : SuffixOrder(next) == SuffixOrder(before) + 1;
}

bool IsInsertion(uint32_t suffix) { return suffix > kLatin && suffix < kInsertions; }

bool IsFirstSuffix(uint32_t suffix) {
  return suffix == 1 || suffix == kInsertions || suffix == kLatin + 2 || suffix == kChinese + 1;
}

std::string InsertionText(uint32_t suffix, std::string_view lead, bool han) {
  const bool chinese = suffix > kChinese;
  const uint32_t value = suffix - (chinese ? kChinese : kLatin);
  const bool tailed = lead.starts_with("第") || lead.starts_with("제");
  if (chinese && !tailed) return Raised(value);
  if (!tailed && value >= 2 && value - 2 < kWords.size())
    return fmt::format(" {}", kWords[value - 2]);
  const std::string_view sign = chinese                  ? kChineseSign
                                : lead.starts_with("제") ? kKoreanSign
                                                         : kJapaneseSign;
  return fmt::format("{}{}", sign, han ? HanNumeral(value) : std::to_string(value));
}

std::string LatinInsertionPattern() {
  return fmt::format("[ -]?(?:{})|(?:{})+", fmt::join(kWords, "|"), fmt::join(kRaisedDigits, "|"));
}

}  // namespace codicil
