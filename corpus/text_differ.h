// Word-level change between texts of a work.
#pragma once

#include <string_view>
#include <vector>

#include "diff/word_diff.h"
#include "rules/edition_words.h"

namespace codicil {

// Numbers that texts cite are compared as they are written. Not thread-safe.
class TextDiffer {
 public:
  // As WordDiffer::Diff.
  std::vector<WordEdit> Diff(std::string_view old_text, std::string_view new_text);

 private:
  WordSplitter splitter_;
  Spellings old_spellings_, new_spellings_;
  std::vector<SpelledWord> old_words_, new_words_;
  WordDiffer differ_;
};

}  // namespace codicil
