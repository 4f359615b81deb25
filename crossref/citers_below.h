// What cites the parts of a provision, rather than the provision itself.
#pragma once

#include <cstdint>
#include <vector>

#include "crossref/cross_references.h"

namespace codicil {

// The citations (indices, in order, each once) that have a provision below `id` among their targets
// and not `id`, and stand outside of it. Takes O(n log n) in the provisions below it and what cites
// them.
std::vector<uint32_t> CitersBelow(const Edition& edition, const CrossReferences& references,
                                  ProvisionId id);

}  // namespace codicil
