// Numbers written as words, up to ninety-nine: "Part One", "ARTICLE TWENTY-ONE", "Rule Forty Two".
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/language.h"

namespace codicil {

// Returns a pattern (RE2) for what ReadNumberWord reads.
std::string NumberWordPattern();
// Returns the value of the number in words that `text` begins with, whatever its case, and stores
// its length; 0 if there is none.
uint32_t ReadNumberWord(std::string_view text, size_t* length);

inline bool IsNumberWord(std::string_view word) {
  size_t length = 0;
  return ReadNumberWord(word, &length) != 0;
}

}  // namespace codicil
