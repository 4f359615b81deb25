// The life of each provision through the editions of a work.
#pragma once

#include "corpus/manifest.h"
#include "corpus/work.h"

namespace codicil {

// Finds the lineages from the transitions of `work`; the lineages that it has are ignored.
// Reports kUnfitPin for what a pin asks that cannot be.
//
// ... (how) ...
Lineages FindLineages(const Work& work, const std::vector<LineagePin>& pins,
                      Diagnostics& diagnostics);

}  // namespace codicil
