// Output for people on a terminal, shown a screen at a time.
#pragma once

#include <string_view>

namespace codicil::cli {

// Shows `text` in the pager of the environment: CODICIL_PAGER, else PAGER, else less, which ends by
// itself where the text fits on the screen. False, and nothing is shown, where standard output is
// not a terminal, the pager is set to nothing or to cat, or it cannot be started.
bool ShowInPager(std::string_view text);

}  // namespace codicil::cli
