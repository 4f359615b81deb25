// UTF-8 as bytes: where it is well formed and where it is not; and which characters are white
// space.
#pragma once

#include <cstddef>
#include <string_view>

namespace codicil {

// The first byte at or after `at` that is not ASCII, or bytes.size(). Eight bytes at a time.
size_t FindNonAscii(std::string_view bytes, size_t at);

// The first byte at or after `at` with which no well-formed UTF-8 sequence begins, or bytes.size().
// `at` must be the begin of a character.
size_t FindIllFormed(std::string_view bytes, size_t at);

// What is at one place of a byte string.
struct Utf8Sequence {
  char32_t code_point = 0;  // U+FFFD when ill formed
  size_t size = 0;          // bytes; when ill formed, those of the maximal ill-formed subpart
  bool well_formed = false;
};
Utf8Sequence Utf8At(std::string_view bytes, size_t at);

// Unicode's white space, and the signs without width that readers do not see either.
bool IsBlank(char32_t c);

// True if `bytes` ends inside a sequence that is well formed as far as it goes and begins at `at`.
bool IsCutShortAt(std::string_view bytes, size_t at);

}  // namespace codicil
