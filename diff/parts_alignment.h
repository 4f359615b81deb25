// Aligns what is not a provision: glossary entries and examples.
#pragma once

#include "diff/candidates.h"
#include "diff/concordance.h"

namespace codicil {

// Fills in concordance.glossary: pairs entries by term, then by the words of the definition.
void AlignGlossary(const TwoEditions& both, const ConcordanceIndex& index,
                   Concordance& concordance);

// Fills in concordance.examples: pairs them within pairs of provisions first, then anywhere by
// their words.
void AlignExamples(const TwoEditions& both, const ConcordanceIndex& index,
                   Concordance& concordance);

}  // namespace codicil
