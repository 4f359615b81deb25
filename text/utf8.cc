#include "text/utf8.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

#include <bit>
#include <cstdint>
#include <cstring>

#include "base/ascii.h"
#include "text/code_points.h"

namespace codicil {

size_t FindNonAscii(std::string_view bytes, size_t at) {
  static_assert(std::endian::native == std::endian::little);
  constexpr uint64_t kHighBits = 0x8080808080808080;
  for (uint64_t words[4]; at + sizeof(words) <= bytes.size(); at += sizeof(words)) {
    std::memcpy(words, bytes.data() + at, sizeof(words));
    if (((words[0] | words[1] | words[2] | words[3]) & kHighBits) != 0) break;
  }
  while (at + 8 <= bytes.size()) {
    uint64_t word;
    std::memcpy(&word, bytes.data() + at, sizeof(word));
    word &= kHighBits;
    if (word != 0) return at + static_cast<size_t>(std::countr_zero(word)) / 8;
    at += 8;
  }
  while (at < bytes.size() && static_cast<unsigned char>(bytes[at]) < 0x80) ++at;
  return at;
}

Utf8Sequence Utf8At(std::string_view bytes, size_t at) {
  const auto first = static_cast<unsigned char>(bytes[at]);
  if (first < 0x80) return {first, 1, true};
  size_t end = at;
  UChar32 c;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"  // inside ICU's macro
  U8_NEXT(bytes.data(), end, bytes.size(), c);
#pragma GCC diagnostic pop
  if (c < 0) return {0xFFFD, end - at, false};
  return {static_cast<char32_t>(c), end - at, true};
}

namespace {

int WidthOf(char32_t c) {
  return u_getIntPropertyValue(static_cast<UChar32>(c), UCHAR_EAST_ASIAN_WIDTH);
}

}  // namespace

bool IsIdeograph(char32_t c) {
  constexpr char32_t kFirst = 0x3000, kLastShared = 0xFFFF;  // beyond it, emoji
  if (c < kFirst) return false;
  UErrorCode status = U_ZERO_ERROR;
  switch (uscript_getScript(static_cast<UChar32>(c), &status)) {
    case USCRIPT_HAN:
    case USCRIPT_HIRAGANA:
    case USCRIPT_KATAKANA:
    case USCRIPT_BOPOMOFO:
      return true;
    case USCRIPT_COMMON:
    case USCRIPT_INHERITED:
      return c <= kLastShared && WidthOf(c) != U_EA_NEUTRAL;
    default:
      return WidthOf(c) == U_EA_FULLWIDTH;  // letters drawn as wide as an ideograph
  }
}

bool IsLetterOfAnyScript(char32_t c) { return u_isalpha(static_cast<UChar32>(c)); }

int DecimalDigitOf(char32_t c) { return u_charDigitValue(static_cast<UChar32>(c)); }

std::u32string CodePointsOf(std::string_view text) {
  std::u32string points;
  for (size_t at = 0; at < text.size();) {
    const Utf8Sequence next = Utf8At(text, at);
    points += next.code_point;
    at += next.size;
  }
  return points;
}

bool IsBlank(char32_t c) {
  if (c < 0x80) return c == ' ' || (c >= '\t' && c <= '\r');
  return u_isUWhiteSpace(static_cast<UChar32>(c)) || (c >= 0x200B && c <= 0x200D) || c == 0x2060 ||
         c == 0xFEFF;
}

bool IsVisible(char32_t c) {
  const auto point = static_cast<UChar32>(c);
  return u_isgraph(point) && !u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

size_t FindIllFormed(std::string_view bytes, size_t at) {
  while ((at = FindNonAscii(bytes, at)) < bytes.size()) {
    const Utf8Sequence sequence = Utf8At(bytes, at);
    if (!sequence.well_formed) return at;
    at += sequence.size;
  }
  return at;
}

bool IsCutShortAt(std::string_view bytes, size_t at) {
  const Utf8Sequence sequence = Utf8At(bytes, at);
  const auto lead = static_cast<uint8_t>(bytes[at]);
  return !sequence.well_formed && at + sequence.size == bytes.size() && U8_IS_LEAD(lead) &&
         sequence.size <= static_cast<size_t>(U8_COUNT_TRAIL_BYTES(lead));
}

size_t LetterAt(std::string_view text, size_t at) {
  if (at >= text.size()) return 0;
  if ((text[at] & 0x80) == 0) return IsLetter(text[at]) ? 1 : 0;
  const Utf8Sequence next = Utf8At(text, at);
  const bool letter = IsLetterOfAnyScript(next.code_point) && !BeginsInEastAsia(text.substr(at));
  return letter ? next.size : 0;
}

size_t LetterBefore(std::string_view text, size_t at) {
  return LetterAt(LastCodePoints(text.substr(0, at), 1), 0);
}

bool BeginsInEastAsia(std::string_view text) {
  constexpr char32_t kFirst = 0x2E80;
  return !text.empty() && (text[0] & 0x80) != 0 && Utf8At(text, 0).code_point >= kFirst;
}

}  // namespace codicil
