// Pairs examples.
#pragma once

#include "diff/candidates.h"
#include "diff/concordance.h"

namespace codicil {

// Fills in concordance.examples: pairs them within pairs of provisions first, then anywhere by
// their words.
void AlignExamples(const TwoEditions& both, const ConcordanceIndex& index,
                   Concordance& concordance);

}  // namespace codicil
