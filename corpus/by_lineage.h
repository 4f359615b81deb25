// What became of the provisions of an edition in a later one, by their lives.
#pragma once

#include "corpus/work.h"

namespace codicil {

// Returns the concordance of two editions of `work`, `from` <= `to`, that the lineages give: the
// provision of the same life, those of lives that were split off from it in between, and, where the
// life ended, that of the life that took its words over. A pair is as sure as the weakest
// transition on its way. Only numbers are compared: the pairs have no kinds but those of number,
// split and merge, no evidence, no examples and no glossary. Linear in the lives.
Concordance ConcordanceByLineage(const Work& work, uint32_t from, uint32_t to);

}  // namespace codicil
