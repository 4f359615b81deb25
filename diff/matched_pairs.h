// Which provisions belong together, how sure that is and why, before it is known what changed.
#pragma once

#include <vector>

#include "diff/candidates.h"
#include "diff/concordance.h"

namespace codicil {

struct MatchedPair {
  ProvisionId old_id;
  ProvisionId new_id;
  bool main;  // one to one; else one more part of a split or a merge
  float confidence;
  Evidence evidence;
};

// One to one, then splits and merges. Indices of overrides that could not be followed go to
// `unfit`.
std::vector<MatchedPair> MatchProvisions(const TwoEditions& both, const Overrides& overrides,
                                         std::vector<size_t>& unfit);

}  // namespace codicil
