// Provisions of which only the place is left: "[Withdrawn: incorporated into 4.2.]", "Renumbered as
// rule 101.2", "(weggefallen)". What such a text says is a claim of the work itself.
#pragma once

#include <vector>

#include "diff/candidates.h"
#include "diff/matched_pairs.h"
#include "diff/matcher.h"

namespace codicil {

// Nothing but a tombstone answers to a tombstone: pairs with other texts are taken away. An old
// provision whose number is on a new tombstone goes where that points, and nowhere else than its
// words surely went. Linear.
void ReadTombstones(const TwoEditions& both, const Matcher& matcher,
                    std::vector<MatchedPair>& pairs);

}  // namespace codicil
