// The members that every JSON of a work through time has.
#pragma once

#include "corpus/work.h"
#include "output/json_writer.h"

namespace codicil {

// The member "work": {"id", "title"}.
void WriteWork(const Work& work, JsonWriter& json);
// An edition as an object: {"id", "effective_date", "language", "sha256"}.
void WriteEditionRecord(const EditionRecord& edition, JsonWriter& json);

}  // namespace codicil
