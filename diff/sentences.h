// The sentences of a unit, as bags of words.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "diff/edition_units.h"
#include "diff/tokens.h"
#include "diff/word_bags.h"

namespace codicil {

class Stems {
 public:
  // Of all items. `weights` are those of the words; a stem weighs as much as its commonest word.
  // Linear.
  Stems(const Items& items, const std::vector<float>& weights);

  // Puts the stems of words into an empty bag.
  void PutInBag(std::span<const uint32_t> words, std::vector<WordCount>& bag) const;
  const std::vector<float>& weights() const { return weights_; }  // by stem

 private:
  std::vector<uint32_t> of_word_;
  std::vector<float> weights_;
};

struct SentenceBag {
  std::vector<WordCount> bag;
  float weight = 0;    // of all its words
  uint32_t words = 0;  // how many
};

// Returns the sentences of a unit, those of its examples included. One of fewer than four words is
// part of the next one. Linear.
std::vector<SentenceBag> SentencesOf(const EditionUnits& words, const Unit& unit,
                                     const std::vector<float>& weights);

// The same with the stems of the words.
std::vector<SentenceBag> SentencesOf(const EditionUnits& words, const Unit& unit,
                                     const Stems& stems);

// Returns how alike two sentences are by their words, 0 to 1.
float Likeness(const SentenceBag& a, const SentenceBag& b, const std::vector<float>& weights);

// The likeness to the one that is most alike; 0 if there are none.
float BestLikeness(const SentenceBag& sentence, const std::vector<SentenceBag>& others,
                   const std::vector<float>& weights);

}  // namespace codicil
