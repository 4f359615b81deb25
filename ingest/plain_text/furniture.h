// Page chrome: lines that belong to the page, not to the work.
#pragma once

#include <string_view>
#include <vector>

#include "ingest/plain_text/plain_line.h"

namespace codicil::plain {

// Marks the lines that are furniture: "Page 21" and the running title above it; numbers alone on
// their lines that count up as page numbers do; buttons ("×"); comments; images as base64; lines in
// another script than the text's if they recur or form a menu before the first number; lines
// without letters next to any of these; and what MarkRunningLines marks. Linear.
void MarkFurniture(std::string_view text, std::vector<PlainLine>& lines);

}  // namespace codicil::plain
