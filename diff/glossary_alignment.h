// Pairs glossary entries.
#pragma once

#include "diff/candidates.h"
#include "diff/concordance.h"

namespace codicil {

// Fills in concordance.glossary: pairs entries by term, then by the words of the definition. An
// entry left over joins the one that has its name among others: "Lamp" was merged into "Lantern,
// Lamp".
void AlignGlossary(const TwoEditions& both, const ConcordanceIndex& index,
                   Concordance& concordance);

}  // namespace codicil
