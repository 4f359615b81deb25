// Measures how much units have in common with one unit: words, and the order of the words.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/hash_map.h"
#include "diff/word_bags.h"

namespace codicil {

// Holds the words of one unit at a time. Not thread-safe; use one per thread.
class UnitMeter {
 public:
  // `weights` is indexed by word, and must outlive the meter.
  explicit UnitMeter(const std::vector<float>& weights);

  // Sets the unit to compare with: its words in order, and each different word once. These must
  // stay in place until the next call.
  void Hold(std::span<const uint32_t> words, DifferentWords different_words);

  // Returns the weight of the words in common with another unit, each counted as often as both have
  // it.
  float SharedWeight(DifferentWords different_words) const;
  // Returns how many pairs of adjacent words are in common, as a share of those in the unit that
  // has fewer, 0 to 1.
  float SharedPhrases(std::span<const uint32_t> words);

 private:
  const std::vector<float>& weights_;
  std::span<const uint32_t> held_;
  DifferentWords held_different_;
  std::vector<uint32_t> count_;  // by word: how often the unit has it
  // By phrase: how often the unit has it, beyond what was found of it in the other one. None: the
  // phrases are not known yet.
  HashMap<uint64_t, uint32_t> phrases_;
  std::vector<uint64_t> found_;
};

}  // namespace codicil
