// Text as a terminal may be sent it: what would move the cursor, change the colors or turn the
// order of the characters round is shown and does nothing.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

// `text` with each control character (C0, DEL, C1) and each byte that is not valid UTF-8 as
// `\x1b`, and each invisible character of format (bidirectional controls, zero-width signs, line
// and paragraph separators, tags) as `\u{202e}`. What is left has one line and no escape. What
// comes out, given in again, stays as it is. O(text).
std::string Printable(std::string_view text);

// The same for text of many lines: tabs stay, and line ends too, CR LF as LF.
std::string PrintableLines(std::string_view text);

}  // namespace codicil
