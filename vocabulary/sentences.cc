#include "vocabulary/parts.h"

namespace codicil::vocabulary {

std::vector<Sentence> SentencesWithoutStops(std::string_view text) {
  std::vector<Sentence> sentences = SplitSentences(text);
  for (Sentence& one : sentences) {
    const std::string_view bare = WithoutClosers(text.substr(one.begin, one.end - one.begin));
    if (bare.ends_with('.')) one.end = one.begin + static_cast<uint32_t>(bare.size()) - 1;
  }
  return sentences;
}

}  // namespace codicil::vocabulary
