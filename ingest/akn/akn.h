// The reader for Akoma Ntoso (docs/formats.md has the mapping).
#pragma once

#include <string_view>

#include "rules/edition_builder.h"

namespace codicil {

// Whether `text` begins as a document of Akoma Ntoso: by its root and its namespace.
bool IsAkn(std::string_view text);

// Reads source `id`. What Codicil wrote has the same tree, text and marks as before. Of documents
// of others every word outside the head is read: what has a number is a provision, what has none is
// text of the provision around it, and what is in none is front or back matter. Text that is not
// well-formed is reported with its place, and what comes before that place is read. Entities of the
// document's own are not expanded. Linear, without recursion over the depth of the elements.
void ReadAkn(SourceId id, EditionBuilder& builder);

}  // namespace codicil
