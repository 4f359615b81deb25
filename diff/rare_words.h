// An index over rare words: which units share them.
#pragma once

#include <cstdint>
#include <vector>

#include "diff/edition_words.h"

namespace codicil {

class RareWords {
 public:
  // Over `units`, which are some of `words`'. The weights must outlive it. Of words that are not
  // among the `sought` nothing will be asked.
  RareWords(const EditionWords& words, const std::vector<Unit>& units,
            const std::vector<float>& weights, const std::vector<DifferentWords>& sought);

  // The few units that share most rare words with one that has these words, each given once: first
  // those that are most like it, then those of which it may be a part (one can be among both). By
  // index; valid until the next call.
  const std::vector<uint32_t>& Find(DifferentWords words);

 private:
  void MakeIndex(const EditionWords& words, const std::vector<Unit>& units,
                 const std::vector<DifferentWords>& sought);
  void AddUnitsWith(uint32_t word);

  const std::vector<float>& weights_;
  std::vector<uint32_t> first_;  // of each word, into ids_; a common word has none there
  std::vector<uint32_t> ids_;
  std::vector<float> divisor_;     // of the score of each unit
  std::vector<float> score_;       // of each unit, all 0 between two calls
  std::vector<uint32_t> touched_;  // whose score is not; there is room for one more than all
  size_t touched_count_ = 0;
  std::vector<uint32_t> best_;
};

}  // namespace codicil
