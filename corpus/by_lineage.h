// What became of the provisions of an edition in a later one, by their histories.
#pragma once

#include "corpus/history.h"

namespace codicil {

// Returns the concordance of two editions of `work`, `from` <= `to`, that the lineages give: the
// provision of the same history, and those of the histories that took over some or all of its words
// in between. A pair is as confident as the weakest transition on its way. One that was split
// anywhere on the way has kSplit, also where only one of its parts is left. Only numbers are
// compared: the pairs have no kinds but those of number, split and merge, no evidence but that of a
// pinned history, no examples and no glossary. Linear in the histories and their transitions.
Concordance ConcordanceByLineage(const Work& work, uint32_t from, uint32_t to);

// The same of one provision, in any edition: the pairs of `place` with what it is there, its own
// history's first, without kinds of number. Of an earlier edition, only its own history's. Linear
// in the histories that it went into.
std::vector<Correspondence> BecameIn(const Work& work, const TransitionIndex& transitions,
                                     const Place& place, uint32_t edition);
// The provision of its own history, or of the main one that took over its words.
std::optional<Place> MainIn(const Work& work, const Place& place, uint32_t edition);

}  // namespace codicil
