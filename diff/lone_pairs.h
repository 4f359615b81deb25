// The last round of matching: what is left on both sides of a gap.
#pragma once

#include <vector>

#include "diff/matched_pairs.h"
#include "diff/matcher.h"

namespace codicil {

// Returns pairs of one old and one new provision that are in none of `pairs` and alone between the
// same neighbours, below corresponding parents. A few of the same words are enough, so their
// confidence is low. Linear.
std::vector<MatchedPair> FindLonePairs(const TwoEditions& both, const Matcher& matcher,
                                       const std::vector<MatchedPair>& pairs);

}  // namespace codicil
