// An index of rare words: which units share them.
#pragma once

#include <cstdint>
#include <vector>

#include "crossref/number_lists.h"
#include "diff/edition_units.h"

namespace codicil {

class RareWords {
 public:
  // Over `units`, which are some of `words`'. The weights must outlive it.
  RareWords(const EditionUnits& words, const std::vector<Unit>& units,
            const std::vector<float>& weights);

  // Returns the few units that share the most rare words with one that has these words, each given
  // once: first those most similar to it, then those of which it may be a part (a unit can be in
  // both groups). The result is indices, valid until the next call.
  const std::vector<uint32_t>& Find(DifferentWords words);

 private:
  const std::vector<float>& weights_;
  NumberLists units_with_;         // by word; a common word has none
  std::vector<float> divisor_;     // by unit: what its score is divided by
  std::vector<float> score_;       // by unit; all 0 between two calls
  std::vector<uint32_t> touched_;  // whose score is not
  std::vector<uint32_t> best_;
};

}  // namespace codicil
