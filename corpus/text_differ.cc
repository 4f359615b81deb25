#include "corpus/text_differ.h"

namespace codicil {

std::vector<WordEdit> TextDiffer::Diff(std::string_view old_text, std::string_view new_text) {
  old_words_.clear();
  new_words_.clear();
  AppendWords(old_text, splitter_, old_spellings_, old_words_);
  AppendWords(new_text, splitter_, new_spellings_, new_words_);
  return differ_.Diff({old_text, {}, old_words_}, {new_text, {}, new_words_});
}

}  // namespace codicil
