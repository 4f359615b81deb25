// A text cut into tokens that tile it: what word-level change is told in.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "text/words.h"

namespace codicil {

// A cited number in a text: one token, whatever stands in it ("702.33b-d").
struct CitedNumber {
  uint32_t begin = 0;  // bytes of the text
  uint32_t end = 0;
  // The same in two texts where both mean the same provision; 0: nothing is known of what it means,
  // and it is compared as it is written.
  uint64_t meaning = 0;
};

struct Token {
  enum Kind : uint8_t {
    kWord,      // a word, a number with its letters, a symbol with its braces
    kSign,      // punctuation; a run of equal dashes, periods or quotes is one
    kBlank,     // a run of blanks
    kCitation,  // a CitedNumber
  } kind = kWord;
  uint32_t begin = 0;
  uint32_t end = 0;
  uint64_t meaning = 0;  // kCitation
};

// Appends the tokens. `cited` in order, without overlap. Linear.
void CutTokens(std::string_view text, std::span<const CitedNumber> cited, WordSplitter& splitter,
               std::vector<Token>& tokens);

}  // namespace codicil
