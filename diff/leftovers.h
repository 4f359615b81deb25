// A last round, with low confidence: what is left over on both sides, near each other.
#pragma once

#include <vector>

#include "diff/candidates.h"
#include "diff/matched_pairs.h"
#include "diff/matcher.h"

namespace codicil {

// Returns further pairs of provisions that are in none of `pairs`: an old one and a new one whose
// families belong together, and whose words are more alike than those of any other there, however
// they are inflected. O(n) for families of bounded size; larger ones are left out.
std::vector<MatchedPair> PairLeftovers(const TwoEditions& both, const Matcher& matcher,
                                       const std::vector<MatchedPair>& pairs);

}  // namespace codicil
