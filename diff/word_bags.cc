// The part of EditionWords that deals with words by number: how often they are there.

#include <algorithm>

#include "diff/edition_words.h"

namespace codicil {

void EditionWords::Renumber(const std::vector<uint32_t>& renumbered,
                            std::vector<uint32_t>& frequency) {
  for (uint32_t& word : words_) word = renumbered[word];
  std::vector<uint32_t> last(frequency.size());
  for (std::vector<Unit>* units : {&provisions, &glossary}) {
    for (Unit& unit : *units) ListDifferent(unit, last);
  }
  for (const uint32_t word : different_) ++frequency[word];
}

// `last` is where the word was listed last, from 1.
void EditionWords::ListDifferent(Unit& unit, std::vector<uint32_t>& last) {
  unit.first_different = static_cast<uint32_t>(different_.size());
  for (const uint32_t word : Words(unit)) {
    if (last[word] > unit.first_different) continue;
    different_.push_back(word);
    last[word] = static_cast<uint32_t>(different_.size());
  }
  unit.end_different = static_cast<uint32_t>(different_.size());
}

WordBag EditionWords::Bag(const Unit& unit) const {
  if (unit.bag.empty()) PutInBag(Words(unit), unit.bag);
  return unit.bag;
}

void EditionWords::SetWeights(const std::vector<float>& weights) {
  for (std::vector<Unit>* units : {&provisions, &glossary, &examples}) {
    for (Unit& unit : *units) {
      double weight = 0;
      for (const uint32_t word : Words(unit)) weight += weights[word];
      unit.weight = static_cast<float>(weight);
    }
  }
}

void PutInBag(std::span<const uint32_t> words, std::vector<WordCount>& bag) {
  std::vector<uint32_t> sorted(words.begin(), words.end());
  std::sort(sorted.begin(), sorted.end());
  for (const uint32_t word : sorted) {
    if (bag.empty() || bag.back().word != word) bag.push_back({word, 0});
    ++bag.back().count;
  }
}

float SharedWeight(WordBag a, WordBag b, const std::vector<float>& weights) {
  double shared = 0;
  for (size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (a[i].word == b[j].word)
      shared += weights[a[i].word] * static_cast<float>(std::min(a[i].count, b[j].count));
    const bool step_a = a[i].word <= b[j].word, step_b = b[j].word <= a[i].word;
    i += step_a, j += step_b;
  }
  return static_cast<float>(shared);
}

}  // namespace codicil
