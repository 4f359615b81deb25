// Page chrome: lines that came with the page and are not part of the work.
#pragma once

#include <string_view>
#include <vector>

#include "ingest/plain_text/plain_line.h"

namespace codicil::plain {

// Marks the lines that are furniture: "Page 21" and the running title above it, numbers alone on
// their lines that count up as pages do, buttons ("×"), lines in another script than the text's
// where they are a menu before the first number or recur, and lines without letters next to such a
// line. Linear.
void MarkFurniture(std::string_view text, std::vector<PlainLine>& lines);

}  // namespace codicil::plain
