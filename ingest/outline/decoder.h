// The outline of a document as the best path through all readings of all its labels: a beam search
// over stacks of open lists, up to three times, each with what the one before has learned. After
// the stack automata of dependency parsing (Nivre 2008) and the beam of Zhang and Clark (2008).
#pragma once

#include <vector>

#include "ingest/outline/candidates.h"
#include "ingest/outline/weights.h"

namespace codicil::outline {

// A block, or the second label on one, that begins a provision.
struct Chosen {
  uint32_t site = 0;
  uint32_t label = 0;
  int32_t parent = -1;  // index of the one above it
  double score = 0;
};

// Returns what begins a provision, in order. Linear for a beam of a fixed width.
std::vector<Chosen> Decode(const Candidates& candidates, const Weights& weights = {});

}  // namespace codicil::outline
