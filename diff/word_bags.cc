#include "diff/word_bags.h"

#include <algorithm>

namespace codicil {

void PutInBag(std::span<const uint32_t> words, std::vector<WordCount>& bag) {
  std::vector<uint32_t> sorted(words.begin(), words.end());
  std::ranges::sort(sorted);
  bag.reserve(sorted.size());
  for (const uint32_t word : sorted) {
    if (bag.empty() || bag.back().word != word) bag.push_back({word, 0});
    ++bag.back().count;
  }
}

float SharedWeight(WordBag a, WordBag b, const std::vector<float>& weights) {
  double shared = 0;
  ForEachShared(a, b, [&](const WordCount& in_a, const WordCount& in_b) {
    shared += weights[in_a.word] * static_cast<float>(std::min(in_a.count, in_b.count));
  });
  return static_cast<float>(shared);
}

void TakeAway(std::vector<WordCount>& bag, WordBag taken) {
  size_t i = 0;
  for (WordCount& word : bag) {
    while (i < taken.size() && taken[i].word < word.word) ++i;
    if (i < taken.size() && taken[i].word == word.word)
      word.count -= std::min(word.count, taken[i].count);
  }
}

}  // namespace codicil
