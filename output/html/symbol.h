// Glyphs of symbols.
#pragma once

#include <map>
#include <pugixml.hpp>
#include <string>
#include <string_view>

namespace codicil::html {

// Appends the glyph for `text`, "{W}" or "{2/W}". The glyph contains the letters exactly as in
// `text`.
void AppendSymbol(pugi::xml_node parent, std::string_view text);

// Printed glyphs, each built once.
class Glyphs {
 public:
  const std::string& Of(std::string_view text);

 private:
  pugi::xml_document glyph_;  // reused for each glyph: a new document allocates a lot of memory
  std::map<std::string, std::string, std::less<>> printed_;
};

}  // namespace codicil::html
