#include "corpus/sentences.h"

#include <algorithm>
#include <string>

#include "base/hash_map.h"
#include "text/fold.h"

namespace codicil {
namespace {

// Shorter ones may be formulas, which many provisions have.
constexpr std::ptrdiff_t kFewestWords = 10;

// Returns the end of the sentence that begins at `begin`: after its closing sign and what follows
// that without a space, such as a quotation mark.
size_t SentenceEnd(std::string_view text, size_t begin) {
  for (size_t at = text.find_first_of(".!?", begin); at != text.npos;
       at = text.find_first_of(".!?", at + 1)) {
    const size_t space = text.find(' ', at);
    if (space == text.npos) return text.size();
    if (space - at <= 3) return space;
  }
  return text.size();
}

}  // namespace

std::vector<uint64_t> LongSentences(std::string_view text) {
  std::vector<uint64_t> sentences;
  const std::string folded = Fold(text);
  const std::string_view all = folded;
  for (size_t begin = 0; begin < all.size();) {
    const size_t end = SentenceEnd(all, begin);
    const std::string_view sentence = all.substr(begin, end - begin);
    if (std::ranges::count(sentence, ' ') + 1 >= kFewestWords)
      sentences.push_back(Hash()(sentence));
    begin = end + 1;
  }
  return sentences;
}

}  // namespace codicil
