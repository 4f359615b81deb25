// What became of the provisions of an edition in a later one, by their histories.
#pragma once

#include "corpus/work.h"

namespace codicil {

// Returns the concordance of two editions of `work`, `from` <= `to`, that the lineages give: the
// provision of the same history, and those of the histories that took over some or all of its words
// in between. A pair is as confident as the weakest transition on its way. One that was split
// anywhere on the way has kSplit, also where only one of its parts is left. Only numbers are
// compared: the pairs have no kinds but those of number, split and merge, no evidence but that of a
// pinned history, no examples and no glossary. Linear in the histories and their transitions.
Concordance ConcordanceByLineage(const Work& work, uint32_t from, uint32_t to);

}  // namespace codicil
