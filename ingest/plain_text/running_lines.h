// The lines that a printed work repeats on every page: its title, its date, the number of the page.
#pragma once

#include <string_view>
#include <vector>

#include "ingest/plain_text/plain_line.h"

namespace codicil::plain {

// Marks as furniture the lines next to the end of a page, at most two above it and two below, that
// come again there with other digits at most: "Title   Author   [Page 4]". A page ends at a form
// feed, or at a line that ends in its number ("… Page 4"). Also marks the line that is below most
// gaps of three empty lines. Linear.
void MarkRunningLines(std::string_view text, std::vector<PlainLine>& lines);

}  // namespace codicil::plain
