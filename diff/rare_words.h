// An index of rare words: which units share them.
#pragma once

#include <cstdint>
#include <vector>

#include "diff/edition_words.h"

namespace codicil {

class RareWords {
 public:
  // Indexes `units`, which are some of those in `words`. The weights must outlive the index. Only
  // words among the `sought` can be looked up.
  RareWords(const EditionWords& words, const std::vector<Unit>& units,
            const std::vector<float>& weights, const std::vector<DifferentWords>& sought);

  // Returns the few units that share the most rare words with one that has these words, each given
  // once: first those most similar to it, then those of which it may be a part (a unit can be in
  // both groups). The result is indices, valid until the next call.
  const std::vector<uint32_t>& Find(DifferentWords words);

 private:
  void MakeIndex(const EditionWords& words, const std::vector<Unit>& units,
                 const std::vector<DifferentWords>& sought);
  void AddUnitsWith(uint32_t word);

  const std::vector<float>& weights_;
  std::vector<uint32_t> first_;  // by word, into ids_; common words have no entries there
  std::vector<uint32_t> ids_;
  std::vector<float> divisor_;     // by unit: what its score is divided by
  std::vector<float> score_;       // by unit; all 0 between two calls
  std::vector<uint32_t> touched_;  // units whose score is not 0; room for one more than all
  size_t touched_count_ = 0;
  std::vector<uint32_t> best_;
};

}  // namespace codicil
