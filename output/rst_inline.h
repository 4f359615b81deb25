// Text and its marks as reStructuredText's inline markup.
#pragma once

#include <string>
#include <string_view>

#include "output/passage_parts.h"

namespace codicil {

// Returns the words of a line with everything escaped that would be read as markup. RST cannot nest
// inline markup: inside a mark, symbols are written unmarked ("{W}") and other inner marks are
// dropped.
std::string RstInline(const PassagePart& part);

// Returns the same as a paragraph of its own: also escapes anything that would begin a list, a
// directive, a field or another block, or announce a literal block with "::".
std::string RstParagraph(const PassagePart& part);

// Returns a line of `character` long enough to underline (and overline) `title`.
std::string RstUnderline(std::string_view title, char character);

}  // namespace codicil
