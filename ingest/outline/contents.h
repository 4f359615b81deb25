// Finds the table of contents, and titles that are repeated at the head of pages or sections.
#pragma once

#include <string_view>

#include "ingest/outline/candidates.h"

namespace codicil::outline {

// Marks the entries of contents among the blocks of `found` (Block::contents), the blocks that have
// the number and title of one (Block::listed), and labels whose number is another's there
// (Label::elsewhere, Label::unlisted). An entry's number and title come again later, in a run of
// such lines; or it leads to a page. Linear, but for what repeats.
void MarkContents(std::string_view text, Candidates& found);

}  // namespace codicil::outline
