// A text cut into tokens that tile it: what word-level change is expressed in.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "rules/word_index.h"

namespace codicil {

// A cited number in a text: one token, whatever is in it ("702.33b-d").
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
    kBlank,     // a run of spaces
    kCitation,  // a CitedNumber
  } kind = kWord;
  bool is_known = false;  // kCitation: what it means
  uint32_t begin = 0;
  uint32_t end = 0;
};

// One text as tokens; items[i] is the same in two texts where token i says the same.
struct TokenText {
  std::string_view text;
  std::vector<Token> tokens;
  std::vector<uint64_t> items;
  std::vector<uint32_t> words_before;  // of each token, and of the end: words and cited numbers

  std::string_view TextOf(size_t token) const {
    return text.substr(tokens[token].begin, tokens[token].end - tokens[token].begin);
  }
  // Whether a line ends in it.
  bool HasLineEnd(size_t token) const {
    const std::string_view bytes = TextOf(token);
    return bytes.size() == 1 ? bytes[0] == '\n' : bytes.find('\n') != bytes.npos;
  }
  uint32_t WordsIn(uint32_t begin, uint32_t end) const {
    return words_before[end] - words_before[begin];
  }
};

struct DiffSide {
  std::string_view text;
  std::span<const CitedNumber> cited = {};  // in order, without overlap
  PassageWords words = {};                  // of the text
};

// Cuts texts whose words have their spellings from one list. Not thread-safe; one for each thread.
class TokenCutter {
 public:
  // Of so many spellings.
  explicit TokenCutter(uint32_t spellings) : items_(spellings) {}

  // All but `words_before`. Linear.
  void Cut(const DiffSide& side, TokenText& cut);

 private:
  std::vector<uint64_t> items_;  // of words by spelling; 0: not known yet
};

// Fills `words_before`.
void CountWords(TokenText& text);

}  // namespace codicil
