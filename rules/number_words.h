// Numbers written as words: "Part One", "ARTICLE TWELVE".
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "text/language.h"

namespace codicil {

// Returns the words of all languages, in lower case, the longest first.
const WordList& NumberWords();
// Returns the value of the word that `text` begins with, whatever its case, and stores its length;
// 0 if it is none of them.
uint32_t ReadNumberWord(std::string_view text, size_t* length);

inline bool IsNumberWord(std::string_view word) {
  size_t length = 0;
  return ReadNumberWord(word, &length) != 0;
}

}  // namespace codicil
