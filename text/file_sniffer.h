// First checks of a file: byte order marks, UTF-16 without one, and files that are not text.
#pragma once

#include <cstdint>
#include <string_view>

namespace codicil {

struct ByteOrderMark {
  std::string_view encoding;  // empty if there is none
  uint32_t size = 0;
};
ByteOrderMark FindByteOrderMark(std::string_view bytes);

// Returns "UTF-16LE" or "UTF-16BE" if the bytes are UTF-16 without a byte order mark, otherwise "".
// Examines only a sample from the beginning.
std::string_view FindUnmarkedUtf16(std::string_view bytes);

// What a file that is not text appears to be, "a PNG image", and what to do with it; both empty if
// it may well be text.
struct BinaryKind {
  std::string_view name;
  std::string_view advice;
};
// Does not recognise UTF-16: check for that first. Examines only a sample from the beginning.
BinaryKind FindBinaryKind(std::string_view bytes);
// What to do with a file of a word processor.
inline constexpr std::string_view kOfficeAdvice =
    "convert it with: libreoffice --headless --convert-to docx FILE";

}  // namespace codicil
