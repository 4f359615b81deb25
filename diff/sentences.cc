#include "diff/sentences.h"

#include <algorithm>

namespace codicil {
namespace {

constexpr size_t kShortestSentence = 4;

// `put_in_bag(words, bag)` fills an empty bag; `weights` are those of what it puts there.
template <typename PutInBag>
std::vector<Sentence> Cut(const EditionUnits& words, const Unit& unit,
                          const std::vector<float>& weights, PutInBag put_in_bag) {
  std::vector<Sentence> sentences;
  const std::span<const uint32_t> all = words.Words(unit);
  size_t begin = 0;
  for (const uint32_t sentence_end : words.SentenceEnds(unit)) {
    const size_t end = sentence_end - unit.first_word;
    if (end - begin < kShortestSentence && sentence_end < unit.end_word) continue;
    Sentence& sentence = sentences.emplace_back();
    put_in_bag(all.subspan(begin, end - begin), sentence.bag);
    sentence.words = static_cast<uint32_t>(end - begin);
    for (const WordCount& word : sentence.bag)
      sentence.weight += weights[word.word] * static_cast<float>(word.count);
    begin = end;
  }
  return sentences;
}

}  // namespace

std::vector<Sentence> SentencesOf(const EditionUnits& words, const Unit& unit,
                                  const std::vector<float>& weights) {
  return Cut(words, unit, weights, [](auto some, auto& bag) { PutInBag(some, bag); });
}

std::vector<Sentence> SentencesOf(const EditionUnits& words, const Unit& unit, const Stems& stems) {
  return Cut(words, unit, stems.weights(),
             [&stems](auto some, auto& bag) { stems.PutInBag(some, bag); });
}

float Likeness(const Sentence& a, const Sentence& b, const std::vector<float>& weights) {
  return 2 * SharedWeight(a.bag, b.bag, weights) / (a.weight + b.weight);
}

float BestLikeness(const Sentence& sentence, const std::vector<Sentence>& others,
                   const std::vector<float>& weights) {
  float best = 0;
  for (const Sentence& other : others) best = std::max(best, Likeness(sentence, other, weights));
  return best;
}

}  // namespace codicil
