// Tests of bytes, 64 at a time.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace codicil {

inline constexpr size_t kByteBlock = 64;
using ByteBlock = std::array<char, kByteBlock>;

// Returns the block of `text` that begins at `at`. A block that extends past the end of the text is
// copied to `copy` and padded with zeros.
inline const char* BlockAt(std::string_view text, size_t at, ByteBlock& copy) {
  const size_t size = text.size() - at;
  if (size >= kByteBlock) return text.data() + at;
  copy.fill('\0');
  if (size > 0) std::memcpy(copy.data(), text.data() + at, size);
  return copy.data();
}

// Whether `c` is in [first, last]. Branch-free, for use in tests of many bytes.
constexpr bool InRange(unsigned char c, unsigned char first, unsigned char last) {
  return static_cast<unsigned char>(c - first) <= last - first;
}

// Returns one bit for each of sixteen bytes, which must be 0 or 255; the lowest bit is the first
// byte.
inline uint64_t BitsOfSixteen(const unsigned char* said) {
#ifdef __SSE2__
  const auto* sixteen = reinterpret_cast<const __m128i*>(said);
  return static_cast<uint32_t>(_mm_movemask_epi8(_mm_loadu_si128(sixteen)));
#else
  uint64_t bits = 0;
  for (size_t i = 16; i > 0; i -= 8) {
    uint64_t eight = 0;
    std::memcpy(&eight, said + i - 8, sizeof eight);
    if constexpr (std::endian::native == std::endian::big) eight = __builtin_bswap64(eight);
    // The multiplication moves the bit of each byte to the highest one.
    bits = bits << 8 | (eight & 0x0101010101010101) * 0x0102040810204080 >> 56;
  }
  return bits;
#endif
}

// Returns one bit for each byte of the block: whether `is` holds for it; the lowest bit is the
// first byte. The results are first stored as bytes of 0 or 255, so that the compiler vectorises
// the loop.
template <bool is(unsigned char)>
uint64_t BitsOf(const char* block) {
  std::array<unsigned char, kByteBlock> said;
  for (size_t i = 0; i < kByteBlock; ++i)
    said[i] = is(static_cast<unsigned char>(block[i])) ? 0xFF : 0;
  uint64_t bits = 0;
  for (size_t i = kByteBlock; i > 0; i -= 16) bits = bits << 16 | BitsOfSixteen(&said[i - 16]);
  return bits;
}

}  // namespace codicil
