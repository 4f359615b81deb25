// Randomly changed editions with the true fate of each provision: ground truth in quantity.
#pragma once

#include <vector>

#include "diff/concordance.h"

namespace codicil {

struct TruePair {
  ProvisionId old_id = kNoProvision;  // kNoProvision: added
  ProvisionId new_id = kNoProvision;  // kNoProvision: removed
  // a subset of renumbered, edited, moved, split, merged, added and removed; empty: unchanged
  ChangeKinds kinds;
};

struct GeneratedEdition {
  Edition edition;
  std::vector<TruePair> truth;
};

// Inserts, removes, moves, splits, merges and edits a few per cent of the provisions each, then
// renumbers them all; citations follow their targets. The same seed always produces the same
// edition.
GeneratedEdition GenerateEdition(const Edition& edition, const CrossReferences& references,
                                 uint32_t seed);

}  // namespace codicil
