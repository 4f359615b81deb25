// The glyph of a symbol.
#pragma once

#include <pugixml.hpp>
#include <string_view>

namespace codicil::html {

// Appends the glyph for `text`, "{W}" or "{2/W}", whose letters are in `text` as they stand.
void AppendSymbol(pugi::xml_node parent, std::string_view text);

}  // namespace codicil::html
