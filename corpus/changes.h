// What happened to the provisions of a work in one edition.
#pragma once

#include <vector>

#include "corpus/life.h"

namespace codicil {

struct LifeChange {
  LineageIndex life = kNoLife;
  std::optional<Place> before;  // where it was last; none for one that begins
  std::optional<Place> now;     // none for one that ends, or is gone for some editions
  ChangeKinds kinds;            // from the last edition that had it
  float confidence = 1;
  bool is_back() const { return before && now && before->edition + 1 < now->edition; }
};

// One for each life that is in the edition, or was in the one before: the former in order, then the
// latter. `edition` is not the first one. Linear in the two editions and their pairs.
std::vector<LifeChange> ChangesIn(const Work& work, uint32_t edition);

}  // namespace codicil
