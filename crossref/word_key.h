// A word as two numbers, so that it is looked up and compared without a look at its letters.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace codicil {

// The first eight bytes and the last eight, lowest first; of a word of no more than eight bytes
// both are the whole. The case of the first letter is folded, unless it is the only one.
struct WordKey {
  uint64_t first = 0;
  uint64_t last = 0;
  uint32_t size = 0;
  uint32_t hash = 0;

  // Equal keys are the same word; of one that is no whole, only likely.
  bool IsWhole() const { return size <= 16; }
  friend bool operator==(const WordKey& a, const WordKey& b) {
    return a.first == b.first && a.last == b.last && a.size == b.size;
  }
};

// Bytes that must be readable behind a word whose key is read.
inline constexpr size_t kKeyPadding = 8;

// The key of the word [begin, end), which is not empty; with no branch that depends on its letters.
inline WordKey ReadKey(const char* begin, const char* end) {
  static constexpr std::array<uint64_t, 9> kMasks = {
      0,           0xFF,         0xFFFF,         0xFFFFFF,
      0xFFFFFFFF,  0xFFFFFFFFFF, 0xFFFFFFFFFFFF, 0xFFFFFFFFFFFFFF,
      ~uint64_t{0}};
  constexpr size_t kEight = 8;
  const auto load = [](const char* at) {
    uint64_t eight = 0;
    std::memcpy(&eight, at, sizeof eight);
    if constexpr (std::endian::native == std::endian::big) eight = __builtin_bswap64(eight);
    return eight;
  };
  const auto size = static_cast<size_t>(end - begin), shown = std::min(size, kEight);
  const uint64_t head = load(begin) & kMasks[shown], tail = load(end - shown) & kMasks[shown];
  const bool capital = (static_cast<uint8_t>((head & 0xFF) - 'A') < 26) & (size > 1);
  const uint64_t first = head | static_cast<uint64_t>(capital) << 5;
  const uint64_t last = tail | static_cast<uint64_t>(capital & (size <= kEight)) << 5;
  uint64_t hash = (first * 0x9E3779B97F4A7C15ull) ^ (last * 0xC2B2AE3D27D4EB4Full);
  for (const char* at = begin + kEight; at + kEight < end; at += kEight)
    hash = (hash ^ load(at)) * 0x9E3779B97F4A7C15ull;
  return {first, last, static_cast<uint32_t>(size), static_cast<uint32_t>(hash >> 32)};
}

// The same of a word by itself.
inline WordKey KeyOf(std::string_view word) {
  constexpr size_t kUsual = 32;
  std::array<char, kUsual + kKeyPadding> usual{};
  if (word.size() <= kUsual) {
    std::copy(word.begin(), word.end(), usual.begin());
    return ReadKey(usual.data(), usual.data() + word.size());
  }
  const std::string padded = std::string(word).append(kKeyPadding, '\0');
  return ReadKey(padded.data(), padded.data() + word.size());
}

// Whether a word is worth a look: small enough to stay at hand, and seldom wrong.
class WordFilter {
 public:
  void Add(const WordKey& key) { bits_.set(key.hash >> 16); }
  // True for each word that was added, and for a few others.
  bool MayHave(const WordKey& key) const { return bits_[key.hash >> 16]; }

 private:
  std::bitset<1 << 16> bits_;
};

}  // namespace codicil
