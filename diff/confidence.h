// The confidence of a claim of a concordance: the share of claims like it that were right where the
// truth is known.
#pragma once

#include <cstddef>
#include <vector>

#include "diff/concordance.h"

namespace codicil {

// Turns the scores that matching left in `confidence` into such shares: for each kind of claim by a
// curve that never falls, fitted by pooling adjacent violators. docs/identity.md shows what it is
// worth on works that were left out. What a person pinned stays certain. Linear.
void Calibrate(std::vector<Correspondence>& pairs, size_t old_provisions);

}  // namespace codicil
