#include "text/utf8.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <bit>
#include <cstdint>
#include <cstring>

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

bool IsLetterOfAnyScript(char32_t c) { return u_isalpha(static_cast<UChar32>(c)); }

int DecimalDigitOf(char32_t c) { return u_charDigitValue(static_cast<UChar32>(c)); }

bool IsBlank(char32_t c) {
  if (c < 0x80) return c == ' ' || (c >= '\t' && c <= '\r');
  return u_isUWhiteSpace(static_cast<UChar32>(c)) || (c >= 0x200B && c <= 0x200D) || c == 0x2060 ||
         c == 0xFEFF;
}

namespace {

bool IsTrail(uint8_t byte) { return (byte & 0xC0) == 0x80; }

// Not 0 if *at does not fit the two bytes before it, or might not and needs a closer check:
// four-byte sequences, and lead bytes that restrict the trail byte.
uint8_t NeedsLook(const char* at) {
  const auto byte = static_cast<uint8_t>(at[0]), before = static_cast<uint8_t>(at[-1]),
             second_before = static_cast<uint8_t>(at[-2]);
  const auto called_for =
      static_cast<uint8_t>(static_cast<uint8_t>(before - 0xC2) < 0xF0 - 0xC2) |
      static_cast<uint8_t>(static_cast<uint8_t>(second_before - 0xE1) < 0xF0 - 0xE1);
  const auto special = static_cast<uint8_t>(byte >= 0xF0) |
                       static_cast<uint8_t>((byte & 0xFE) == 0xC0) |
                       static_cast<uint8_t>(byte == 0xE0) | static_cast<uint8_t>(byte == 0xED);
  return static_cast<uint8_t>((static_cast<uint8_t>(IsTrail(byte)) ^ called_for) | special);
}

constexpr size_t kBlock = 1024;

// Skips whole blocks that need no closer check; the two bytes before `at` are known to be valid.
// Returns the begin of a character, at most one before the end of what was skipped. Nearly all
// bytes are handled only here, so the loop is branch-free and vectorised.
size_t SkipUsual(std::string_view bytes, size_t at) {
  for (; at + kBlock <= bytes.size(); at += kBlock) {
    uint8_t any = 0;
    for (size_t i = 0; i < kBlock; ++i) any |= NeedsLook(bytes.data() + at + i);
    if (any != 0) break;
  }
  while (IsTrail(static_cast<uint8_t>(bytes[at - 1]))) --at;
  return static_cast<uint8_t>(bytes[at - 1]) >= 0xC0 ? at - 1 : at;
}

}  // namespace

size_t FindIllFormed(std::string_view bytes, size_t at) {
  size_t closely_until = at + 2;  // the bytes before the start have not been checked
  while (at < bytes.size()) {
    if (at >= closely_until) {
      at = SkipUsual(bytes, at);
      closely_until = at + kBlock;
    }
    at = FindNonAscii(bytes, at);
    if (at == bytes.size()) break;
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

}  // namespace codicil
