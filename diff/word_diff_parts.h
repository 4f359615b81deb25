// The steps of WordDiffer::Diff, one file each. Nobody else includes this.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "diff/myers.h"
#include "diff/tokens.h"

namespace codicil {

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

// hunks.cc: what became what, in tokens; by words, and by sentences where that is out of reach.
std::vector<Hunk> FindHunks(const TokenText& old_text, const TokenText& new_text);

// hunk_cleanup.cc: the same change as a person would tell it.
void CleanUp(const TokenText& old_text, const TokenText& new_text, std::vector<Hunk>& hunks);

}  // namespace codicil
