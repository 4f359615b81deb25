#include "rules/edition_words.h"

namespace codicil {

EditionWords::EditionWords(const Edition& edition) {
  WordSplitter splitter;
  ForEachPassage(edition, [&](const PassageRef& ref, const Passage& passage) {
    const auto begin = static_cast<uint32_t>(words_.size());
    AppendWords(passage.text, splitter, spellings_, words_);
    ranges_.emplace(ref, Range{begin, static_cast<uint32_t>(words_.size())});
  });
}

std::span<const SpelledWord> EditionWords::Of(const PassageRef& ref) const {
  const auto found = ranges_.find(ref);
  if (found == ranges_.end()) return {};
  return {words_.data() + found->second.begin, words_.data() + found->second.end};
}

void AppendWords(std::string_view text, WordSplitter& splitter, Spellings& spellings,
                 std::vector<SpelledWord>& words) {
  for (const Word& word : splitter.Split(text)) {
    const std::string_view letters = text.substr(word.begin, word.end - word.begin);
    words.push_back({word, spellings.Number(letters)});
  }
}

}  // namespace codicil
