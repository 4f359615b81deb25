// Characters of Word's symbol fonts.
#pragma once

#include <string>
#include <string_view>

namespace codicil::docx {

// Returns what a w:sym shows: `code` is its hexadecimal "char", in a font such as Symbol or
// Wingdings. A sign that has no character of its own is the private one that Word gives it.
std::string SymbolOf(std::string_view font, std::string_view code);

}  // namespace codicil::docx
