// Words by number, with their counts.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace codicil {

struct WordCount {
  uint32_t word;
  uint32_t count;
  friend auto operator<=>(const WordCount&, const WordCount&) = default;
};

// Each word of a unit once.
using DifferentWords = std::span<const WordCount>;

// The same, in ascending order.
using WordBag = std::span<const WordCount>;

// Puts words into an empty bag.
void PutInBag(std::span<const uint32_t> words, std::vector<WordCount>& bag);

// Returns the weight of what two bags have in common, each word counted as often as both have it.
float SharedWeight(WordBag a, WordBag b, const std::vector<float>& weights);

// Takes the words of another bag away, as far as they are there. Their counts may become 0.
void TakeAway(std::vector<WordCount>& bag, WordBag taken);

}  // namespace codicil
