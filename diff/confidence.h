// The confidence of a claim of a concordance: the share of claims like it that were right where the
// truth is known.
#pragma once

#include <cstddef>
#include <vector>

#include "diff/concordance.h"

namespace codicil {

// From these on a claim is certain, likely and possible; what is below is a hint and no claim.
inline constexpr float kCertain = 0.95f, kLikely = 0.8f, kPossible = 0.5f;
// From this on a program goes by a claim without asking: a history goes on with a part, a citation
// in a text of others is rewritten, the address of an old number leads on.
inline constexpr float kFollowed = 0.7f;

// Turns the scores that matching left in `confidence` into such shares: for each kind of claim by a
// curve that never falls, fitted by pooling adjacent violators. docs/identity.md shows what it is
// worth on works that were left out. What a person pinned stays certain. Linear.
void Calibrate(std::vector<Correspondence>& pairs, size_t old_provisions);

}  // namespace codicil
