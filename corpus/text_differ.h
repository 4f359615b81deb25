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
  std::vector<WordEdit> Diff(std::string_view old_text, std::string_view new_text) {
    old_words_.clear();
    new_words_.clear();
    AppendWords(old_text, splitter_, old_spellings_, old_words_);
    AppendWords(new_text, splitter_, new_spellings_, new_words_);
    return differ_.Diff({old_text, {}, old_words_}, {new_text, {}, new_words_});
  }

 private:
  WordSplitter splitter_;
  Spellings old_spellings_, new_spellings_;
  std::vector<SpelledWord> old_words_, new_words_;
  WordDiffer differ_;
};

}  // namespace codicil
