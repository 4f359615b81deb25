// What a command does where the provision or term that it was asked for is not there.
#pragma once

#include <string>

#include "crossref/lookup.h"

namespace codicil::cli {

// Says so, with the nearest names. Gives kFailure.
int FailToFind(const ReferenceIndex& index, const std::string& asked);

}  // namespace codicil::cli
