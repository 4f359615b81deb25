#include "vocabulary/parts.h"

namespace codicil::vocabulary {
namespace {

// Where the full stop of a sentence is, behind which only quotation marks and brackets close; the
// end if it has none.
size_t StopOf(std::string_view sentence) {
  const size_t last = sentence.find_last_not_of("\"')\xE2\x80\x9D\x99");
  const bool stops = last != sentence.npos && sentence[last] == '.';
  return stops ? last : sentence.size();
}

}  // namespace

std::vector<Sentence> SentencesWithoutStops(std::string_view text) {
  std::vector<Sentence> sentences = SplitSentences(text);
  for (Sentence& one : sentences)
    one.end =
        one.begin + static_cast<uint32_t>(StopOf(text.substr(one.begin, one.end - one.begin)));
  return sentences;
}

}  // namespace codicil::vocabulary
