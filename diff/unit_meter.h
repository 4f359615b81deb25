// How much units share with one unit: their words, and the order of the words.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "diff/word_bags.h"

namespace codicil {

// Holds the words of one unit at a time. Not thread-safe; one for each thread.
class UnitMeter {
 public:
  // `weights` are those of the words, by number, and must outlive it.
  explicit UnitMeter(const std::vector<float>& weights);

  // The one: its words in their order, and each of them once. They must stay where they are until
  // the next one comes.
  void Hold(std::span<const uint32_t> words, DifferentWords different_words);

  // The weight of what the other one shares with it, each word as often as both have it.
  float SharedWeight(DifferentWords different_words) const;
  // Of the pairs of words that follow each other, as many as both have; of the unit that has fewer
  // of them the share, 0 to 1.
  float SharedPhrases(std::span<const uint32_t> words);

 private:
  struct Slot {
    uint64_t phrase = 0;
    uint32_t left = 0;  // how often the unit has it beyond what was found of it in the other one
    bool taken = false;
  };
  void HoldPhrases();
  Slot& SlotOf(uint64_t phrase);

  const std::vector<float>& weights_;
  std::span<const uint32_t> held_;
  DifferentWords held_different_;
  std::vector<uint32_t> count_;  // by word: how often the unit has it
  std::vector<Slot> slots_;      // a power of two; none: the phrases are not known yet
  std::vector<uint32_t> found_;  // slots
};

}  // namespace codicil
