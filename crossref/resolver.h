// Finds the targets of citations.
#pragma once

#include <span>

#include "crossref/citation.h"
#include "crossref/reference_index.h"

namespace codicil {

// Fills in targets, terms and statuses of citations, which must be of the index's edition.
void Resolve(const ReferenceIndex& index, std::span<Citation> citations);

}  // namespace codicil
