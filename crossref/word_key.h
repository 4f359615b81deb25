// A word as its first bytes, its size and a hash, so that it is looked up without a look at its
// letters.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace codicil {

// The first eight bytes, lowest first, and the size. The case of the first letter is folded, unless
// it is the only one. Keys of longer words are equal where the words begin alike.
struct WordKey {
  uint64_t first = 0;
  uint32_t size = 0;
  uint32_t hash = 0;

  // Whether there is a digit in `first`: only a digit of a word's bytes has the bits 0x10 and 0x20
  // without the bit 0x40, and some beyond ASCII.
  bool MayHaveDigit() const {
    return (first & (first >> 1) & ~(first >> 2) & 0x1010101010101010) != 0;
  }
  friend bool operator==(const WordKey& a, const WordKey& b) {
    return a.first == b.first && a.size == b.size;
  }
};

// Bytes that must be readable from where a word begins.
inline constexpr size_t kKeyPadding = 8;

inline uint64_t ReadEight(const char* begin) {
  uint64_t eight = 0;
  std::memcpy(&eight, begin, sizeof eight);
  if constexpr (std::endian::native == std::endian::big) eight = __builtin_bswap64(eight);
  return eight;
}

// The key of a word, which is not empty; with no branch that depends on its letters. Of the size
// the hash tells only whether there is more than `first`.
inline WordKey ReadKey(const char* begin, size_t size) {
  static constexpr std::array<uint64_t, 10> kMasks = {0,
                                                      0xFF,
                                                      0xFFFF,
                                                      0xFFFFFF,
                                                      0xFFFFFFFF,
                                                      0xFFFFFFFFFF,
                                                      0xFFFFFFFFFFFF,
                                                      0xFFFFFFFFFFFFFF,
                                                      ~uint64_t{0},
                                                      ~uint64_t{0}};
  // The bit makes a capital small. A digit has it, and no two other bytes that begin words differ
  // in it alone where the same bytes follow.
  static constexpr std::array<uint64_t, 10> kFolds = {0,    0,    0x20, 0x20, 0x20,
                                                      0x20, 0x20, 0x20, 0x20, 0x20};
  const size_t shown = std::min<size_t>(size, sizeof(uint64_t) + 1);
  const uint64_t first = (ReadEight(begin) & kMasks[shown]) | kFolds[shown];
  const uint64_t hash = (first + shown) * 0x9E3779B97F4A7C15ull;
  return {first, static_cast<uint32_t>(size), static_cast<uint32_t>(hash >> 32)};
}

// The last eight bytes of a word that is longer than its key's `first`, of others 0; with no
// branch.
inline uint64_t LastOf(const WordKey& key, const char* begin) {
  constexpr uint32_t kFirst = sizeof key.first;
  const uint64_t longer = key.size > kFirst ? ~uint64_t{0} : 0;
  return ReadEight(begin + (std::max(key.size, kFirst) - kFirst)) & longer;
}

// The same of a word by itself.
inline WordKey KeyOf(std::string_view word) {
  std::array<char, kKeyPadding> first{};
  word.copy(first.data(), first.size());
  return ReadKey(first.data(), word.size());
}
inline uint64_t LastOf(std::string_view word) {
  constexpr size_t kFirst = sizeof(uint64_t);
  return word.size() > kFirst ? ReadEight(word.data() + word.size() - kFirst) : 0;
}

// Whether a word is worth a look, and for what: small enough for a processor's first cache, and
// seldom wrong.
class WordFilter {
 public:
  enum Kind : uint8_t { kLead = 1, kStart = 2 };  // of a citation; of a term

  void Add(const WordKey& key, Kind kind) {
    kinds_[key.hash >> 18] |= static_cast<uint8_t>(kind << ShiftOf(key));
  }
  // The kinds with which the word was added; for a few others too.
  uint8_t KindsOf(const WordKey& key) const { return kinds_[key.hash >> 18] >> ShiftOf(key) & 3; }

 private:
  static uint32_t ShiftOf(const WordKey& key) { return key.hash >> 15 & 6; }

  std::array<uint8_t, 1 << 14> kinds_{};  // four words share a byte
};

}  // namespace codicil
