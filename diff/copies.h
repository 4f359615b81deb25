// Parts of a split that are only worded like the whole.
#pragma once

#include <vector>

#include "diff/candidates.h"
#include "diff/matched_pairs.h"

namespace codicil {

// Removes from `pairs` each further part (of a split, or of a merge the other way round) without
// which nothing of the whole would be lost: its words were copied, not moved. Each whole's parts
// are judged one at a time, the most doubtful first. O(n) for wholes of a bounded number of parts.
void DropCopies(const TwoEditions& both, std::vector<MatchedPair>& pairs);

}  // namespace codicil
