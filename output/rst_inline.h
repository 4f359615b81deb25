// Text and its marks as reStructuredText's inline markup.
#pragma once

#include <string>
#include <string_view>

#include "output/passage_parts.h"

namespace codicil {

// Words inside a line. Whatever in them would be markup is escaped. RST cannot nest inline markup:
// inside a mark symbols are written as they are ("{W}"), and other inner marks go.
std::string RstInline(const PassagePart& part);

// The same as a paragraph of its own: also escaped is what would begin a list, a directive, a field
// or the like, or announce a literal block with "::".
std::string RstParagraph(const PassagePart& part);

// A line of `character` that is long enough to go under (and over) `title`.
std::string RstUnderline(std::string_view title, char character);

}  // namespace codicil
