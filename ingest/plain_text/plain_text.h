// The reader for numbered rules in plain text.
#pragma once

#include "rules/edition_builder.h"

namespace codicil {

// Reads source `id` and passes what it finds to `builder`, in source order. Linear.
void ReadPlainText(SourceId id, EditionBuilder& builder);

}  // namespace codicil
