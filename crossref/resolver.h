// Where citations land.
#pragma once

#include <span>

#include "crossref/citation.h"
#include "crossref/reference_index.h"

namespace codicil {

// Fills in targets, terms and statuses of citations of the index's edition.
void Resolve(const ReferenceIndex& index, std::span<Citation> citations);

}  // namespace codicil
