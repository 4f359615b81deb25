#include "rules/han_numeral.h"

#include <algorithm>

#include "base/ascii.h"

namespace codicil {
namespace {

constexpr size_t kBytes = 3;  // of each sign, in UTF-8
constexpr uint32_t kEnd = 10'000;
constexpr std::array<std::string_view, 10> kDigits = {"〇", "一", "二", "三", "四",
                                                      "五", "六", "七", "八", "九"};
struct Unit {
  uint32_t value;
  std::string_view sign;
};
constexpr std::array<Unit, 3> kUnits = {{{1000, "千"}, {100, "百"}, {10, "十"}}};

// 零 is another spelling of 〇.
int DigitOf(std::string_view sign) {
  const auto* const found = std::ranges::find(kDigits, sign == "零" ? "〇" : sign);
  return found == kDigits.end() ? -1 : static_cast<int>(found - kDigits.begin());
}

uint32_t UnitOf(std::string_view sign) {
  const auto* const found = std::ranges::find(kUnits, sign, &Unit::sign);
  return found == kUnits.end() ? 0 : found->value;
}

}  // namespace

size_t HanNumeralSize(std::string_view text) {
  size_t size = 0;
  while (DigitOf(text.substr(size, kBytes)) >= 0 || UnitOf(text.substr(size, kBytes)) > 0)
    size += kBytes;
  return size;
}

uint32_t HanNumeralValue(std::string_view numeral) {
  uint32_t total = 0, pending = 0;
  for (size_t i = 0; i < numeral.size(); i += kBytes) {
    const std::string_view sign = numeral.substr(i, kBytes);
    if (const uint32_t unit = UnitOf(sign)) {
      total += std::max(pending, 1u) * unit;
      pending = 0;
    } else if (const int digit = DigitOf(sign); digit >= 0) {
      pending = pending * 10 + static_cast<uint32_t>(digit);
    } else {
      return 0;
    }
  }
  return total + pending < kEnd ? total + pending : 0;
}

int RaisedDigitAt(std::string_view text, size_t* size) {
  if (text.empty() || IsAscii(text[0])) return -1;
  for (size_t i = 0; i < kRaisedDigits.size(); ++i) {
    if (!text.starts_with(kRaisedDigits[i])) continue;
    *size = kRaisedDigits[i].size();
    return static_cast<int>(i);
  }
  return -1;
}

std::string_view RaisedDigit(char digit) {
  return IsDigit(digit) ? kRaisedDigits[static_cast<size_t>(digit - '0')] : std::string_view();
}

uint32_t StyledNumeralValue(std::string_view text, size_t* size) {
  constexpr std::string_view kFirstBytes = "\xE2\x91";
  constexpr unsigned char kBeforeFirst = 0x9F, kLast = 0xB3;
  constexpr uint32_t kMost = 1000;
  *size = kBytes;
  if (text.size() >= kBytes && text.starts_with(kFirstBytes)) {
    const auto sign = static_cast<unsigned char>(text[2]);
    return sign > kBeforeFirst && sign <= kLast ? sign - kBeforeFirst : 0u;
  }
  *size = 0;
  uint32_t value = 0;
  size_t bytes = 0;
  for (int digit; value < kMost && (digit = RaisedDigitAt(text.substr(*size), &bytes)) >= 0;) {
    value = value * 10 + static_cast<uint32_t>(digit);
    *size += bytes;
  }
  return value;
}

std::string HanNumeral(uint32_t value) {
  if (value >= kEnd) return std::to_string(value);
  std::string text;
  bool gap = false;
  for (const auto& [unit, sign] : kUnits) {
    const uint32_t digit = value / unit;
    value %= unit;
    gap |= digit == 0 && !text.empty();
    if (digit == 0) continue;
    if (gap) text += kDigits[0];
    gap = false;
    const bool ten = unit == 10 && digit == 1 && text.empty();
    if (!ten) text += kDigits[digit];
    text += sign;
  }
  if (value > 0 && (gap || (text.ends_with("百") || text.ends_with("千")))) text += kDigits[0];
  if (value > 0 || text.empty()) text += kDigits[value];
  return text;
}

uint32_t WideDigitsValue(std::string_view text, size_t* length) {
  constexpr std::string_view kBegin = "\uFF10", kPage = "\xEF\xBC";
  constexpr size_t kMost = 2 * kBegin.size();
  uint32_t value = 0;
  *length = 0;
  while (text.substr(*length).starts_with(kPage) && *length + 2 < text.size()) {
    const auto digit = static_cast<unsigned char>(text[*length + 2]) - 0x90u;
    if (digit > 9) break;
    value = value * 10 + digit;
    *length += kBegin.size();
  }
  return *length > kMost ? 0 : value;
}

}  // namespace codicil
