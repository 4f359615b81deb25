// Titles that stand right above the number of what they are titles of: "（定義）" above 第二条, and
// where most of a kind have one, any short line below an empty one.
#pragma once

#include <cstdint>
#include <vector>

#include "ingest/plain_text/layout.h"

namespace codicil::plain {

// Returns the lines, in order.
std::vector<uint32_t> FindCaptions(const Layout& layout);

}  // namespace codicil::plain
