// What is no provision: glossary entries and examples.
#pragma once

#include "diff/candidates.h"
#include "diff/concordance.h"

namespace codicil {

// Which glossary entries belong together: by term, then by the words of the definition. Needs to
// know nothing of the provisions. By entry its partner, or kNoEntry.
struct EntryPartners {
  std::vector<uint32_t> of_old;
  std::vector<uint32_t> of_new;
};
EntryPartners PairEntries(const TwoEditions& both);

// Fills in concordance.glossary.
void AlignGlossary(const TwoEditions& both, const ConcordanceIndex& index,
                   const EntryPartners& partners, Concordance& concordance);

// Fills in concordance.examples: inside pairs of provisions first, then by their words anywhere.
void AlignExamples(const TwoEditions& both, const ConcordanceIndex& index,
                   Concordance& concordance);

}  // namespace codicil
