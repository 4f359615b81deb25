// The reader for codicil-edition/1.
#pragma once

#include "rules/edition_builder.h"

namespace codicil {

// Reads source `id`. Text that is not JSON, and values that do not have the schema's shape, are
// reported with their place and left out. Linear.
void ReadJson(SourceId id, EditionBuilder& builder);

}  // namespace codicil
