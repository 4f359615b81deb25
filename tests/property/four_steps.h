// The matcher that others have published for editions of laws (QuantLaw; Katz, Coupette et al.,
// Scientific Reports 10:18737, 2020), in our own lines, to compare with.
#pragma once

#include <utility>
#include <vector>

#include "rules/edition.h"

namespace codicil {

// Returns one-to-one pairs, and those left over with kNoProvision: (1) equal texts of at least 50
// characters that occur once in each edition, (2) the same number and text, (3) a text that
// contains one other, (4) texts near a pair, at most five places away, with a Jaro-Winkler
// similarity of 0.9.
std::vector<std::pair<ProvisionId, ProvisionId>> MatchInFourSteps(const Edition& old_edition,
                                                                  const Edition& new_edition);

}  // namespace codicil
