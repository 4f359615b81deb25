// Shows human-readable output on a terminal one screen at a time.
#pragma once

#include <string_view>

namespace codicil::cli {

// Shows `text` in the pager named by CODICIL_PAGER or, if unset, by PAGER; the default is less,
// which exits at once if the text fits on the screen. Returns false, and shows nothing, if standard
// output is not a terminal, if the pager is set to "" or cat, or if it cannot be started.
bool ShowInPager(std::string_view text);

}  // namespace codicil::cli
