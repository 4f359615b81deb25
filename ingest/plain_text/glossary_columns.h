// A glossary whose terms are in a column of their own, to the left of their definitions, as the
// text of a laid-out page has it.
#pragma once

#include <cstdint>
#include <optional>

#include "ingest/plain_text/regions.h"

namespace codicil::plain {

// Returns the column at which the definitions of the glossary region begin, if it has columns: most
// lines begin there, or have a space before it. Linear.
std::optional<uint32_t> DefinitionColumn(const Region& region);

// Reads the glossary region. What follows the last line that fits the columns is back matter.
void ReadGlossaryColumns(const Region& region, uint32_t column);

}  // namespace codicil::plain
