// How what a text quotes compares with the words that it is said to quote.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "text/words.h"

namespace codicil {

enum class QuotedAs : uint8_t {
  kNotAtAll,
  kAlike,   // the same words: white space, case, punctuation or other marks differ
  kExactly  // character by character, but for where lines are broken
};

struct QuotedMatch {
  QuotedAs as = QuotedAs::kNotAtAll;
  std::string words;  // as they truly are; what is left out between them is "…"
};

// Not thread-safe.
class QuotationMatcher {
 public:
  // Looks for the quotation in a passage. What it leaves out ("…", "...", in brackets or not) may
  // be anything, and so may a comma or a full stop at its end, which belongs to the sentence around
  // it. If `at_start`, the passage must begin with it. Linear in both for all but odd texts.
  QuotedMatch Match(std::string_view quotation, std::string_view passage, bool at_start = false);

 private:
  struct Found {
    size_t begin = 0;
    size_t end = 0;
  };
  bool FindWords(std::string_view piece, std::string_view passage, size_t from, bool at_start,
                 Found* found);

  WordSplitter splitter_;
};

}  // namespace codicil
