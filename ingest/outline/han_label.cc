#include "ingest/outline/han_label.h"

#include <algorithm>

#include "ingest/outline/components.h"
#include "rules/han_numeral.h"
#include "rules/insertion.h"
#include "text/code_points.h"
#include "text/language.h"
#include "text/words.h"

namespace codicil::outline {
namespace {

uint32_t DigitsFrom(const Start& start, size_t begin, size_t end) {
  uint32_t value = 0;
  for (size_t i = begin; i < end && IsDigitSign(start[i]); ++i)
    value = value * 10 + (start[i] - U'0');
  return value;
}

// Whether the word at the character `at` joins citations: "또는".
bool IsJoiner(const Start& start, size_t at) {
  static const WordList joiners = InAllLanguages(&CitationWords::joiners);
  return Contains(joiners, Utf8Of(start, at, EndOfWord(start, at)));
}

}  // namespace

std::optional<Label> ReadHan(const Start& start, size_t at) {
  constexpr std::u32string_view kUnits = U"条條章节節编編款项項篇部分則则",
                                kKorean = U"조장절항관편";
  const bool ordinal = IsOrdinalSign(start[at]);
  size_t begin = at + (ordinal ? 1 : 0);
  if (ordinal && start[begin] == U' ') ++begin;
  size_t end = begin;
  std::string digits;
  while (end < start.size() &&
         (IsDigitSign(start[end]) || HanNumeralSize(Utf8Of(start, end, end + 1)) > 0))
    ++end;
  if (end == begin) return std::nullopt;
  const std::string numeral = Utf8Of(start, begin, end);
  uint32_t value = HanNumeralValue(numeral);
  uint32_t suffix = 0;
  if (IsDigitSign(start[begin])) {
    value = DigitsFrom(start, begin, end);
    if (!ordinal) return std::nullopt;
    if (start[end] == U'-' && IsDigitSign(start[end + 1])) {  // "第 7-1 條" is 第七條之一
      const size_t number = ++end;
      while (IsDigitSign(start[end])) ++end;
      size_t size = 0;
      suffix = ReadInsertion("之" + HanNumeral(DigitsFrom(start, number, end)), true, &size);
      if (suffix == 0) return std::nullopt;
    }
  }
  if (ordinal && start[end] == U' ') ++end;
  const char32_t unit = start[end];
  const bool unit_fits = ordinal ? IsOneOf(unit, kUnits) || IsOneOf(unit, kKorean) : unit == U'、';
  if (!unit_fits || value == 0) return std::nullopt;
  Label label;
  label.components[0] = {Script::kHan, value, 0, static_cast<uint8_t>(begin),
                         static_cast<uint8_t>(end)};
  label.size = 1;
  label.pattern = "c" + Utf8Of(start, end, end + 1);
  ++end;
  label.suffix = suffix;
  if (suffix == 0) end += SizeOfInsertion(start, end, true, &label.suffix);  // 第三条之一
  label.begin = label.number = static_cast<uint8_t>(at);
  label.end = static_cast<uint8_t>(end);
  // "第一款所称", "제1항 또는 제2항의"
  const bool goes_on = start[end] != 0 && (start[end] != U' ' || IsJoiner(start, end + 1));
  if (goes_on && IsOneOf(unit, U"款項项항")) return std::nullopt;
  return label;
}

std::optional<Label> ReadHanItem(const Start& start, size_t at) {
  const bool opened = start[at] == U'(';
  const size_t begin = at + (opened ? 1 : 0);
  size_t end = begin;
  while (end < start.size() && HanNumeralSize(Utf8Of(start, end, end + 1)) > 0) ++end;
  const bool closes = opened ? start[end] == U')' : start[end] == U' ' && IsEastern(start[end + 1]);
  if (end == begin || !closes) return std::nullopt;
  Label label;
  label.components[0] = {Script::kHan, HanNumeralValue(Utf8Of(start, begin, end)), 0,
                         static_cast<uint8_t>(begin), static_cast<uint8_t>(end)};
  if (label.components[0].value == 0) return std::nullopt;
  label.size = 1;
  label.pattern = "c";
  label.opened = opened ? U'(' : 0;
  label.closed = opened ? ")" : " ";
  label.begin = label.number = static_cast<uint8_t>(at);
  label.end = static_cast<uint8_t>(end + 1);
  return label;
}

std::optional<Label> ReadStyled(const Start& start, size_t at) {
  constexpr size_t kLongest = 3;
  if (start[at] < 0x80) return std::nullopt;
  const std::string numeral = Utf8Of(start, at, std::min(at + kLongest, start.size()));
  size_t bytes = 0;
  const uint32_t value = StyledNumeralValue(numeral, &bytes);
  if (value == 0) return std::nullopt;
  const auto end = static_cast<uint8_t>(at + CountCodePoints(numeral.substr(0, bytes)));
  Label label;
  label.components[0] = {Script::kStyled, value, 0, static_cast<uint8_t>(at), end};
  label.size = 1;
  label.pattern = "o";
  label.begin = label.number = static_cast<uint8_t>(at);
  label.end = end;
  return label;
}

}  // namespace codicil::outline
