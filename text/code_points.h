// Counting characters in UTF-8 that is known to be valid, as every decoded text is.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace codicil {

// True for a byte that starts a character.
inline bool StartsCodePoint(char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }

// Counts in blocks small enough for an 8-bit counter, so that the compiler vectorises the loop.
inline size_t CountCodePoints(std::string_view text) {
  constexpr size_t kBlock = 240;
  size_t count = 0;
  while (!text.empty()) {
    uint8_t in_block = 0;
    for (char c : text.substr(0, kBlock))
      in_block = static_cast<uint8_t>(in_block + StartsCodePoint(c));
    count += in_block;
    text.remove_prefix(std::min(kBlock, text.size()));
  }
  return count;
}

// Returns the size in bytes of the first `count` code points, or of all of `text` if it has fewer.
inline size_t BytesOfCodePoints(std::string_view text, size_t count) {
  size_t at = 0;
  while (at < text.size() && count-- > 0) {
    do ++at;
    while (at < text.size() && !StartsCodePoint(text[at]));
  }
  return at;
}

// Returns the last `count` code points, or all of `text` if it has fewer.
inline std::string_view LastCodePoints(std::string_view text, size_t count) {
  size_t at = text.size();
  while (at > 0 && count > 0) {
    --at;
    if (StartsCodePoint(text[at])) --count;
  }
  return text.substr(at);
}

}  // namespace codicil
