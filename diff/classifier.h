// Turns pairs of ids into correspondences: their order and their kinds.
#pragma once

#include <vector>

#include "diff/concordance.h"
#include "diff/matched_pairs.h"

namespace codicil {

// Returns all pairs in the order that Concordance promises. Sets only the kinds that the pairing
// decides: split, merged, added, removed.
std::vector<Correspondence> PairsInOrder(const TwoEditions& both, Matching matching);

// Fills in the other kinds. `index` is an index of the same pairs.
void Classify(const TwoEditions& both, const ConcordanceIndex& index,
              std::vector<Correspondence>& pairs);

// Returns how two corresponding units differ: edited or reformatted, with renumbered references,
// redirected ones; empty if they do not. `index` is an index of `pairs`.
ChangeKinds CompareUnits(const TwoEditions& both, const ConcordanceIndex& index,
                         const std::vector<Correspondence>& pairs, const Unit& old_unit,
                         const Unit& new_unit);

// Whether the old provision, or a part of it, became the new one.
bool Answers(const ConcordanceIndex& index, const std::vector<Correspondence>& pairs,
             ProvisionId old_id, ProvisionId new_id);

}  // namespace codicil
