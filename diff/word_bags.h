// Words by number, with their counts.
#pragma once

#include <algorithm>
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

// Calls `visit(in_a, in_b)` for each word that both bags have, ascending. Where one bag is much
// larger, its words are looked up: a part costs no more than its own words, whatever its whole.
template <typename Visit>
void ForEachShared(WordBag a, WordBag b, Visit visit) {
  constexpr size_t kMuchLarger = 32;
  const auto seek = [](WordBag bag, size_t from, uint32_t word) {
    const auto rest = bag.subspan(from);
    return from + static_cast<size_t>(std::ranges::lower_bound(rest, word, {}, &WordCount::word) -
                                      rest.begin());
  };
  const bool seek_in_a = a.size() / kMuchLarger > b.size();
  const bool seek_in_b = b.size() / kMuchLarger > a.size();
  for (size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (seek_in_a) i = seek(a, i, b[j].word);
    if (seek_in_b) j = seek(b, j, a[i].word);
    if (i == a.size() || j == b.size()) return;
    if (a[i].word == b[j].word) visit(a[i], b[j]);
    const bool step_a = a[i].word <= b[j].word, step_b = b[j].word <= a[i].word;
    i += step_a, j += step_b;
  }
}

// Returns the weight of what two bags have in common, each word counted as often as both have it.
float SharedWeight(WordBag a, WordBag b, const std::vector<float>& weights);

// Takes the words of another bag away, as far as they are there. Their counts may become 0.
void TakeAway(std::vector<WordCount>& bag, WordBag taken);

}  // namespace codicil
