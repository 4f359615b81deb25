// What a glossary entry says about its own term.
#pragma once

#include "rules/provision.h"
#include "text/language.h"

namespace codicil {

// Whether the entry itself says that its term is out of use or only a nickname: "Bury (Obsolete)",
// "Zone, Obsolete", "An obsolete term for …". O(1).
bool IsMarkedObsolete(const GlossaryEntry& entry, const TermWords& words);

// Whether the entry defines a kind of thing: "A relic type." O(1).
bool IsKindOfThing(const GlossaryEntry& entry, const TermWords& words);

// Whether the entry defines a thing ("A zone …"), not something that is done ("To put out a
// lamp."). Linear.
bool IsThing(const GlossaryEntry& entry, const TermWords& words);

}  // namespace codicil
