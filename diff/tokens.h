// Texts cut into tokens that tile them: the units of word-level change.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "rules/edition_words.h"
#include "text/spellings.h"

namespace codicil {

// Shared by texts that are compared with each other: two words or signs have the same item if they
// have the same fold (text/fold.h), whatever their typography. Not thread-safe.
class Items {
 public:
  static constexpr uint32_t kBlank = 0;  // for what folds to nothing or to a space

  Items() { texts_.Number({}); }

  uint32_t Of(std::string_view text);
  // Returns the item of the word in lower case and without apostrophes.
  uint32_t Plain(uint32_t item);

  std::string_view text(uint32_t item) const { return texts_[item]; }  // folded
  uint32_t size() const { return texts_.size(); }

 private:
  static constexpr uint32_t kUnknown = UINT32_MAX;

  Spellings texts_;
  std::vector<uint32_t> plain_;  // by item
};

// A cited number in a text: one token, whatever it contains ("702.33b-d").
struct CitedNumber {
  uint32_t begin = 0;  // bytes of the text
  uint32_t end = 0;
  // Equal in two texts if both mean the same provision; 0 if its meaning is unknown, and it is
  // compared as it is written.
  uint64_t meaning = 0;
};

struct Token {
  enum Kind : uint8_t {
    kWord,      // a word, a number with its letters, a symbol with its braces
    kSign,      // punctuation; a run of equal dashes, periods or quotes is one
    kBlank,     // a run of spaces
    kCitation,  // a CitedNumber
  } kind = kWord;
  bool is_known = false;  // kCitation: its meaning is known
  uint32_t begin = 0;
  uint32_t end = 0;
};

// One text as tokens. Tokens of two texts that say the same have equal items.
struct TokenText {
  std::string_view text;
  std::vector<Token> tokens;
  std::vector<uint64_t> items;
  // How many words and cited numbers come before each token, and before the end.
  std::vector<uint32_t> words_before;

  std::string_view TextOf(size_t token) const {
    return text.substr(tokens[token].begin, tokens[token].end - tokens[token].begin);
  }
  // Whether the token contains a line end.
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
  std::span<const SpelledWord> words = {};  // of the text
};

// Cuts texts of one edition. Not thread-safe; one for each thread. The items must outlive it.
class TokenCutter {
 public:
  explicit TokenCutter(Items& items) : items_(items) {}

  // Fills in everything but `words_before`. Linear.
  void Cut(const DiffSide& side, TokenText& cut);

  // The item of a word of a text: each spelling is folded once.
  uint32_t OfWord(const SpelledWord& word, std::string_view text);
  uint32_t Of(std::string_view text) { return items_.Of(text); }

 private:
  static constexpr uint32_t kUnknown = UINT32_MAX;

  Items& items_;
  std::vector<uint32_t> by_spelling_;
};

// Fills in `words_before`.
void CountWords(TokenText& text);

}  // namespace codicil
