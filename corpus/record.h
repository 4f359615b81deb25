// What a corpus keeps of an edition and of a concordance.
#pragma once

#include "corpus/work.h"
#include "rules/edition.h"

namespace codicil {

// Returns the provisions, glossary and lists of an edition, with their texts in `texts`. The ids,
// the date, the files and the copies are the caller's. Linear.
EditionRecord RecordEdition(const Edition& edition, TextTable& texts);

// Returns the same record with its texts, which are in `from`, added to `to`. Linear.
EditionRecord MoveTexts(EditionRecord record, const TextTable& from, TextTable& to);

// Linear.
Transition RecordTransition(const Concordance& concordance);

}  // namespace codicil
