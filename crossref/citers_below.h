// Citations of the parts of a provision, rather than of the provision itself.
#pragma once

#include <cstdint>
#include <vector>

#include "crossref/cross_references.h"

namespace codicil {

// Returns the citations (indices, in order, without duplicates) that are outside `id` and have a
// provision below it, but not `id` itself, among their targets. O(n log n) in the number of
// provisions below `id` and of the citations of them.
std::vector<uint32_t> CitersBelow(const Edition& edition, const CrossReferences& references,
                                  ProvisionId id);

}  // namespace codicil
