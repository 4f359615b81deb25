// What an entry of the glossary says of its own term.
#pragma once

#include "crossref/term_words.h"
#include "rules/provision.h"

namespace codicil {

// Out of use, or no more than a nickname, by the entry's own words: "Bury (Obsolete)", "An obsolete
// term for …". O(1).
bool IsMarkedObsolete(const GlossaryEntry& entry, const TermWords& words);

// "A relic type." O(1).
bool IsKindOfThing(const GlossaryEntry& entry, const TermWords& words);

// A thing ("A zone …"), and nothing that is done ("To put out a lamp."). Linear.
bool IsThing(const GlossaryEntry& entry, const TermWords& words);

}  // namespace codicil
