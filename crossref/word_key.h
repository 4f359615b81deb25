// A word as its first and last bytes, its size and a hash, so that it can be looked up without
// reading its letters.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace codicil {

// The case of the first letter is folded, unless it is the only one.
struct WordKey {
  // The bytes of a word that its key holds. The keys of longer words of one size are equal if the
  // words begin and end alike.
  static constexpr uint32_t kShown = 16;

  uint64_t first = 0;  // the first eight bytes, lowest first
  uint64_t last = 0;   // the last eight, if the word is longer than that
  uint32_t size = 0;
  uint32_t hash = 0;  // of `first` and of whether there are more bytes

  // Whether `first` may contain a digit: among ASCII bytes in words, only digits have the bits 0x10
  // and 0x20 set and the bit 0x40 clear; some bytes beyond ASCII do, too.
  bool MayHaveDigit() const {
    return (first & (first >> 1) & ~(first >> 2) & 0x1010101010101010) != 0;
  }
  friend bool operator==(const WordKey& a, const WordKey& b) {
    return a.first == b.first && a.last == b.last && a.size == b.size;
  }
};

// Returns at most eight bytes, with the first one lowest.
inline uint64_t ReadUpToEight(std::string_view bytes) {
  std::array<char, sizeof(uint64_t)> copy{};
  bytes.copy(copy.data(), copy.size());
  uint64_t eight = 0;
  std::memcpy(&eight, copy.data(), sizeof eight);
  if constexpr (std::endian::native == std::endian::big) eight = __builtin_bswap64(eight);
  return eight;
}

// Returns the key of a word, which must not be empty.
inline WordKey KeyOf(std::string_view word) {
  constexpr size_t kEight = sizeof(uint64_t);
  // This bit turns a capital into lower case. Digits have it set already, and no other two bytes
  // that begin words differ in it alone if the bytes after them are the same.
  const uint64_t first = ReadUpToEight(word) | (word.size() > 1 ? 0x20 : 0);
  const uint64_t last = word.size() > kEight ? ReadUpToEight(word.substr(word.size() - kEight)) : 0;
  const uint64_t hash = (first + std::min(word.size(), kEight + 1)) * 0x9E3779B97F4A7C15ull;
  return {first, last, static_cast<uint32_t>(word.size()), static_cast<uint32_t>(hash >> 32)};
}

}  // namespace codicil
