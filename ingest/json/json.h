// The reader for codicil-edition/1.
#pragma once

#include "rules/edition_builder.h"

namespace codicil {

// Reads source `id`. What is not JSON, or not of the schema's shape, is reported with its place and
// left out. Linear.
void ReadJson(SourceId id, EditionBuilder& builder);

}  // namespace codicil
