// The glyphs of symbols.
#pragma once

#include <map>
#include <pugixml.hpp>
#include <string>
#include <string_view>

namespace codicil::html {

// Appends the glyph for `text`, "{W}" or "{2/W}", whose letters are in `text` as they are.
void AppendSymbol(pugi::xml_node parent, std::string_view text);

// Glyphs as they are printed, each built once.
class Glyphs {
 public:
  const std::string& Of(std::string_view text);

 private:
  pugi::xml_document glyph_;  // the current one: a document takes much memory at once
  std::map<std::string, std::string, std::less<>> printed_;
};

}  // namespace codicil::html
