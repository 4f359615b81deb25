// What is not a provision: glossary entries and examples.
#pragma once

#include "diff/candidates.h"
#include "diff/concordance.h"

namespace codicil {

// Fills in concordance.glossary: entries by term, then by the words of the definition.
void AlignGlossary(const TwoEditions& both, const ConcordanceIndex& index,
                   Concordance& concordance);

// Fills in concordance.examples: inside pairs of provisions first, then by their words anywhere.
void AlignExamples(const TwoEditions& both, const ConcordanceIndex& index,
                   Concordance& concordance);

}  // namespace codicil
