// The head of an Akoma Ntoso document: the work's title, the edition's date and language.
#pragma once

#include <pugixml.hpp>

#include "rules/edition_builder.h"

namespace codicil {

// Offers what `meta`, an element of source `id`, states to the builder. A date of "0001-01-01" is
// none: writers need one where the schema asks for it.
void ReadAknHead(pugi::xml_node meta, SourceId id, EditionBuilder& builder);

}  // namespace codicil
