// Which provisions belong together, with what confidence and why, before it is known what changed.
#pragma once

#include <vector>

#include "diff/candidates.h"
#include "diff/concordance.h"
#include "diff/match_weights.h"

namespace codicil {

struct MatchedPair {
  ProvisionId old_id;
  ProvisionId new_id;
  bool main;  // one to one; otherwise a further part of a split or merge
  float confidence;
  Evidence evidence;
};

struct Matching {
  std::vector<MatchedPair> pairs;
  // By provision: how likely the best was that it could have been paired with but was not; below 0
  // if a person says that it has none.
  std::vector<float> old_refused, new_refused;
};

// Returns the one-to-one pairs, then splits and merges, then the pairs of lone neighbours. The
// indices of overrides that could not be applied go to `unfit`.
Matching MatchProvisions(const TwoEditions& both, const Overrides& overrides,
                         const MatchWeights& weights, std::vector<size_t>& unfit);

}  // namespace codicil
