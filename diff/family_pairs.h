// Sections follow what is below them: what became of their words says what became of them.
#pragma once

#include <vector>

#include "diff/candidates.h"
#include "diff/matched_pairs.h"
#include "diff/matcher.h"

namespace codicil {

// Which pairs are looked for: only those of titles with a word in common, or of any.
enum class Titles { kAlike, kAny };

// Adds the pairs of sections without a partner: with the one that has half of the weight of their
// words or more, or else with those that have it together, if each has a fair part. A new section
// has an old one only if their titles are alike: it may have been put in between. O(n × depth) in
// the editions' provisions.
void FollowChildren(const TwoEditions& both, const Matcher& matcher, Titles titles,
                    std::vector<MatchedPair>& pairs);

}  // namespace codicil
