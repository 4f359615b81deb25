// Glyphs of symbols.
#pragma once

#include <cstdint>
#include <string_view>

#include "output/html/html_writer.h"

namespace codicil::html {

constexpr uint32_t kLongestToken = 30;  // bytes kept on one line; a narrow screen has room for them

// The glyph for `text`, "{W}" or "{2/W}", whose letters are in `text` as they are.
void WriteSymbol(HtmlWriter& out, std::string_view text);

// `text` with its symbols as glyphs, for texts that have no marks: what looks like "{W}" is one.
void WriteWithSymbols(HtmlWriter& out, std::string_view text);

}  // namespace codicil::html
