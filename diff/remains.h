// What still has no partner when all else is done: anywhere in the other edition.
#pragma once

#include <vector>

#include "diff/candidates.h"
#include "diff/matched_pairs.h"
#include "diff/matcher.h"

namespace codicil {

// Adds the pairs of provisions without a partner with what is most likely theirs, near or
// far, which may have a partner, and sets what was refused. How likely two are a pair is a logistic
// sum of what they have in common and of how much of the work was rewritten; docs/adr/0017 tells
// how it was fitted. O(n log n) in the number of candidates.
void PairRemains(const TwoEditions& both, const Matcher& matcher, Matching& matching);

}  // namespace codicil
