// Words by their beginnings, so that "target", "targets" and "targeted" count as one.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "diff/items.h"
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

}  // namespace codicil
