// An edition changed at random, and what became of each of its provisions: truth by the thousand.
#pragma once

#include <vector>

#include "diff/concordance.h"

namespace codicil {

struct TruePair {
  ProvisionId old_id = kNoProvision;  // kNoProvision: added
  ProvisionId new_id = kNoProvision;  // kNoProvision: removed
  // Of renumbered, edited, moved, split, merged, added and removed; empty: kept as it was.
  ChangeKinds kinds;
};

struct GeneratedEdition {
  Edition edition;
  std::vector<TruePair> truth;
};

// Puts in, takes out, moves, splits, merges and edits provisions, a few of a hundred each, then
// numbers all anew; citations follow their targets. The same seed gives the same edition.
GeneratedEdition GenerateEdition(const Edition& edition, const CrossReferences& references,
                                 uint32_t seed);

}  // namespace codicil
