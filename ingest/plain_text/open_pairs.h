// Quotations and brackets that continue past the end of a line.
#pragma once

#include <cstdint>
#include <string_view>

#include "ingest/plain_text/layout.h"

namespace codicil::plain {

// Whether a quotation or a bracket that was opened above line `i` is closed on it or below it.
// `above` is the last line with words before it. The opening and the closing sign are searched for
// on a few lines only, and not past a blank line, a number or a label, so that an unmatched sign
// has no effect.
bool IsInsidePair(const Layout& layout, uint32_t above, uint32_t i);

// Whether the line begins with a sign that closes a sentence, a clause, a quotation or a bracket.
bool StartsClosing(std::string_view line);

}  // namespace codicil::plain
