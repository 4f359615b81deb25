// The sentences of a unit, as bags of words.
#pragma once

#include <vector>

#include "diff/edition_units.h"
#include "diff/stems.h"
#include "diff/word_bags.h"

namespace codicil {

struct Sentence {
  std::vector<WordCount> bag;
  float weight = 0;    // of all its words
  uint32_t words = 0;  // how many
};

// Returns the sentences of a unit, those of its examples included. One of fewer than four words is
// part of the next one. Linear.
std::vector<Sentence> SentencesOf(const EditionUnits& words, const Unit& unit,
                                  const std::vector<float>& weights);

// The same with the stems of the words.
std::vector<Sentence> SentencesOf(const EditionUnits& words, const Unit& unit, const Stems& stems);

// Returns how alike two sentences are by their words, 0 to 1.
float Likeness(const Sentence& a, const Sentence& b, const std::vector<float>& weights);

// The likeness to the one that is most alike; 0 if there are none.
float BestLikeness(const Sentence& sentence, const std::vector<Sentence>& others,
                   const std::vector<float>& weights);

}  // namespace codicil
