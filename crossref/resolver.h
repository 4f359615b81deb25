// Finds the targets of citations.
#pragma once

#include <span>

#include "crossref/citation.h"
#include "crossref/reference_index.h"

namespace codicil {

// Fills in targets, terms and statuses of citations that were found in the index's edition. Takes
// constant time per target.
void Resolve(const ReferenceIndex& index, std::span<Citation> citations);

}  // namespace codicil
