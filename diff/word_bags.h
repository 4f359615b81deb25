// Words by number, and how often they are there.
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

// Of a unit, each word once.
using DifferentWords = std::span<const WordCount>;

// The same, ascending.
using WordBag = std::span<const WordCount>;

// Puts words into a bag that is empty.
void PutInBag(std::span<const uint32_t> words, std::vector<WordCount>& bag);

// The weight of what two bags share, each word as often as both have it.
float SharedWeight(WordBag a, WordBag b, const std::vector<float>& weights);

}  // namespace codicil
