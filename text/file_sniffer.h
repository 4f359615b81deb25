// First looks at a file: byte order marks, UTF-16 without one, and files that are not text at all.
#pragma once

#include <cstdint>
#include <string_view>

namespace codicil {

struct ByteOrderMark {
  std::string_view encoding;  // empty: there is none
  uint32_t size = 0;
};
ByteOrderMark FindByteOrderMark(std::string_view bytes);

// "UTF-16LE" or "UTF-16BE" if that is what the bytes are without saying so by a mark, or empty.
// Looks at a sample of the beginning.
std::string_view FindUnmarkedUtf16(std::string_view bytes);

// What a file that is not text looks like ("a PNG image"), or empty if it may well be text. Does
// not know UTF-16: ask for that first. Looks at a sample of the beginning.
std::string_view FindBinaryKind(std::string_view bytes);

}  // namespace codicil
