// Sentences that went from one provision into another although both may have a partner.
#pragma once

#include <vector>

#include "diff/candidates.h"
#include "diff/matched_pairs.h"
#include "diff/matcher.h"

namespace codicil {

// Returns further pairs: an old provision and a new one with a sentence each that none of the
// partners has, and that are like each other and like no other such sentence. O(n) for provisions
// of a bounded number of sentences; longer ones are left out.
std::vector<MatchedPair> FindMovedSentences(const TwoEditions& both, const Matcher& matcher,
                                            const std::vector<MatchedPair>& pairs);

}  // namespace codicil
