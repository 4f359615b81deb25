// Hashes of words and texts. Equal hashes are taken to mean equal texts: with a million texts, the
// chance that this goes wrong is one in tens of millions.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string_view>

namespace codicil {

// Initial value for the hash of several things.
inline constexpr uint64_t kHashSeed = 0xCBF29CE484222325;

// Spreads the bits, so that things hashed together do not cancel out.
constexpr uint64_t Mix(uint64_t hash) {
  hash ^= hash >> 32;
  hash *= 0xD6E8FEB86659FD93;
  return hash ^ (hash >> 32);
}
constexpr uint64_t Combine(uint64_t a, uint64_t b) { return Mix(a * 31 + b); }
// The same for a `b` whose bits are already well spread; faster in a long sequence.
constexpr uint64_t Append(uint64_t a, uint64_t b) { return a * 0xD6E8FEB86659FD93 + b; }

// Returns the first `size` bytes, one to eight, with the first one lowest; the others are 0.
inline uint64_t LoadEight(std::string_view bytes, size_t size) {
  uint64_t value = 0;
  if (bytes.size() < sizeof value) {
    std::memcpy(&value, bytes.data(), size);
  } else {
    std::memcpy(&value, bytes.data(), sizeof value);
  }
  if constexpr (std::endian::native == std::endian::big) value = __builtin_bswap64(value);
  return value & ~uint64_t{0} >> (64 - 8 * size);
}

// Takes eight ASCII bytes; the highest bit of each byte of the result says whether that byte is
// from `first` to `last`, and the other bits mean nothing.
constexpr uint64_t EachInRange(uint64_t eight, uint8_t first, uint8_t last) {
  constexpr uint64_t kOnes = 0x0101010101010101;
  return (eight + (0x80u - first) * kOnes) & ~(eight + (0x7Fu - last) * kOnes);
}

// Whether all bytes are 0 or ASCII letters and digits, which fold to themselves.
constexpr bool ArePlain(uint64_t eight) {
  constexpr uint64_t kHighest = 0x8080808080808080, kSmall = 0x2020202020202020;
  const uint64_t ascii = eight & ~kHighest;
  const uint64_t plain = EachInRange(ascii | kSmall, 'a', 'z') | EachInRange(ascii, '0', '9') |
                         EachInRange(ascii, 0, 0);
  return ((~plain | eight) & kHighest) == 0;
}

// Returns the hash of a word or another short text: the first `size` bytes of `text`, at least one.
// (It is fastest if more bytes follow, because eight can be read at once.) `map` is applied to
// every eight bytes before they are hashed.
template <typename Map>
uint64_t HashShort(std::string_view text, size_t size, Map map) {
  uint64_t hash = kHashSeed ^ size;
  for (; size > 8; size -= 8, text.remove_prefix(8)) hash = Combine(hash, map(LoadEight(text, 8)));
  return Combine(hash, map(LoadEight(text, size)));
}

// Never returns 0, which means "no text".
inline uint64_t HashText(std::string_view text) { return std::hash<std::string_view>()(text) | 1; }

}  // namespace codicil
