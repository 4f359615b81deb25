#include "diff/sentences.h"

#include <algorithm>
#include <string_view>

#include "text/spellings.h"

namespace codicil {
namespace {

// Cutting words off is the stemming that needs no language, and five letters are usual for it.
constexpr size_t kLetters = 5;

std::string_view Beginning(std::string_view word) {
  size_t letters = 0;
  for (size_t i = 0; i < word.size(); ++i) {
    const bool first_byte = (static_cast<unsigned char>(word[i]) & 0xC0u) != 0x80u;
    if (first_byte && letters++ == kLetters) return word.substr(0, i);
  }
  return word;
}

constexpr size_t kShortestSentence = 4;

// `put_in_bag(words, bag)` fills an empty bag; `weights` are those of what it puts there.
template <typename PutInBag>
std::vector<SentenceBag> Cut(const EditionUnits& words, const Unit& unit,
                             const std::vector<float>& weights, PutInBag put_in_bag) {
  std::vector<SentenceBag> sentences;
  const std::span<const uint32_t> all = words.Words(unit);
  size_t begin = 0;
  for (const uint32_t sentence_end : words.SentenceEnds(unit)) {
    const size_t end = sentence_end - unit.first_word;
    if (end - begin < kShortestSentence && sentence_end < unit.end_word) continue;
    SentenceBag& sentence = sentences.emplace_back();
    put_in_bag(all.subspan(begin, end - begin), sentence.bag);
    sentence.words = static_cast<uint32_t>(end - begin);
    for (const WordCount& word : sentence.bag)
      sentence.weight += weights[word.word] * static_cast<float>(word.count);
    begin = end;
  }
  return sentences;
}

}  // namespace

Stems::Stems(const Items& items, const std::vector<float>& weights) {
  Spellings beginnings;
  of_word_.reserve(items.size());
  for (uint32_t word = 0; word < items.size(); ++word) {
    const uint32_t stem = beginnings.Number(Beginning(items.text(word)));
    of_word_.push_back(stem);
    if (stem == weights_.size()) weights_.push_back(weights[word]);
    weights_[stem] = std::min(weights_[stem], weights[word]);
  }
}

void Stems::PutInBag(std::span<const uint32_t> words, std::vector<WordCount>& bag) const {
  std::vector<uint32_t> stems;
  stems.reserve(words.size());
  for (const uint32_t word : words) stems.push_back(of_word_[word]);
  codicil::PutInBag(stems, bag);
}

std::vector<SentenceBag> SentencesOf(const EditionUnits& words, const Unit& unit,
                                     const std::vector<float>& weights) {
  return Cut(words, unit, weights, [](auto some, auto& bag) { PutInBag(some, bag); });
}

std::vector<SentenceBag> SentencesOf(const EditionUnits& words, const Unit& unit,
                                     const Stems& stems) {
  return Cut(words, unit, stems.weights(),
             [&stems](auto some, auto& bag) { stems.PutInBag(some, bag); });
}

float Likeness(const SentenceBag& a, const SentenceBag& b, const std::vector<float>& weights) {
  return 2 * SharedWeight(a.bag, b.bag, weights) / (a.weight + b.weight);
}

float BestLikeness(const SentenceBag& sentence, const std::vector<SentenceBag>& others,
                   const std::vector<float>& weights) {
  float best = 0;
  for (const SentenceBag& other : others) best = std::max(best, Likeness(sentence, other, weights));
  return best;
}

}  // namespace codicil
