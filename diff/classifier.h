// From pairs of ids to correspondences: their order and their kinds.
#pragma once

#include <vector>

#include "diff/concordance.h"
#include "diff/matched_pairs.h"

namespace codicil {

// All pairs in the order that Concordance promises. Kinds are set only as far as pairing decides
// them: split, merged, added, removed.
std::vector<Correspondence> PairsInOrder(const TwoEditions& both, std::vector<MatchedPair> matched);

// Fills in the kinds. `index` is over the same pairs.
void Classify(const TwoEditions& both, const ConcordanceIndex& index,
              std::vector<Correspondence>& pairs);

// What became of two units that answer to each other: edited or retypeset, recited, retargeted;
// empty where nothing did. `pairs` are those that `index` is over.
ChangeKinds CompareUnits(const TwoEditions& both, const ConcordanceIndex& index,
                         const std::vector<Correspondence>& pairs, const Unit& old_unit,
                         const Unit& new_unit);

// True where the old provision became the new one, or a part of it did.
bool Answers(const ConcordanceIndex& index, const std::vector<Correspondence>& pairs,
             ProvisionId old_id, ProvisionId new_id);

}  // namespace codicil
