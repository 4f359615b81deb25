// Text that is safe to send to a terminal: characters that would move the cursor, change the colors
// or reverse the order of the text are shown as escapes, and have no effect.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

// Returns `text` with each control character (C0, DEL, C1) and each byte that is not valid UTF-8
// written as `\x1b`, and each invisible format character (bidirectional controls, zero-width signs,
// line and paragraph separators, tags) as `\u{202e}`. The result is a single line without escape
// sequences. Idempotent. Linear.
std::string Printable(std::string_view text);

// The same for text of several lines: tabs and line ends are kept, and CR LF becomes LF.
std::string PrintableLines(std::string_view text);

}  // namespace codicil
