// Titles right above the number of what they are titles of: "（定義）" above 第二条, and where most
// of a kind have one, any short line below an empty one, or a heading above empty lines; and titles
// of groups of provisions.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ingest/plain_text/layout.h"

namespace codicil::plain {

// Returns the line without the "## " before a heading, or what makes all of it bold.
std::string_view WithoutHeadingMarks(std::string_view line);
// Returns the lines, in order.
std::vector<uint32_t> FindCaptions(const Layout& layout);
// Returns the titles of groups that nothing marks as headings: short lines by themselves between
// the end of one provision and the number of another, in a text where such lines stand nowhere
// else. In order.
std::vector<uint32_t> FindGroupTitles(const Layout& layout);

}  // namespace codicil::plain
