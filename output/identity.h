// The members "work" and "edition" of every JSON form.
#pragma once

#include "output/json_stream.h"
#include "rules/identity.h"

namespace codicil {

// Write the members "work" and "edition" of every JSON form: {"id", "title"} and {"id",
// "effective_date", "language", "sha256"}.
void WriteWorkJson(const Edition& edition, JsonWriter& json);
void WriteEditionJson(const Edition& edition, JsonWriter& json);
// Writes "work" (the new edition's), and the editions as "old" and "new".
void WriteOldAndNewJson(const Edition& old_edition, const Edition& new_edition, JsonWriter& json);
// Writes the members of an edition into an object that the caller has opened.
void WriteEditionMembers(const Edition& edition, JsonWriter& json);

}  // namespace codicil
