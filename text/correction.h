// A character of a text that should be another one.
#pragma once

#include <cstdint>

namespace codicil {

// text[begin, end) should be `meant`.
struct Correction {
  uint32_t begin;
  uint32_t end;
  char32_t meant;
};

}  // namespace codicil
