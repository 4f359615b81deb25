// Sentences that went from one provision into another although both may have a partner.
#pragma once

#include <vector>

#include "diff/candidates.h"
#include "diff/matched_pairs.h"
#include "diff/matcher.h"

namespace codicil {

// Adds to `pairs` an old provision and a new one with a sentence each that none of the partners
// has, and that are like each other and like no other such sentence. Takes away the pair of a
// provision whose only sentence is much more like one elsewhere. O(n) for provisions of a bounded
// number of sentences; longer ones are left out.
void MoveSentences(const TwoEditions& both, const Matcher& matcher,
                   std::vector<MatchedPair>& pairs);

}  // namespace codicil
