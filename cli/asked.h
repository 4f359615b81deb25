// Handles a provision or term that was asked for but does not exist.
#pragma once

#include <string>

#include "crossref/lookup.h"

namespace codicil::cli {

// Reports that there is no such provision or term, with the nearest names. Returns kFailure.
int FailToFind(const ReferenceIndex& index, const std::string& asked);

}  // namespace codicil::cli
