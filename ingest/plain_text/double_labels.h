// Lines with the numbers of two provisions: "§ 3. (1) Text", "1.—(1) Text", "Section 2. Boats. (a)
// Text".
#pragma once

#include <string_view>
#include <vector>

#include "ingest/plain_text/plain_line.h"

namespace codicil::plain {

// Splits each such line in two, with an empty line between them, before the second label, which is
// the first of a list. The proof is that the second of that list begins a line, and comes before
// another label like the first one of the line. Linear.
void SplitDoubleLabels(std::string_view text, std::vector<PlainLine>& lines);

}  // namespace codicil::plain
