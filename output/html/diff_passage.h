// A changed passage as HTML.
#pragma once

#include <pugixml.hpp>
#include <string_view>

#include "output/diff_parts.h"

namespace codicil::html {

enum class DiffView : uint8_t { kInline, kOld, kNew };

// Appends the passage's words to `parent`: those of both editions in one run (<del>, <ins>), or
// those of one edition. Words further than `context` words from a change are hidden until the
// reader opens them.
void AppendDiff(pugi::xml_node parent, const PassageDiff& passage, size_t context, DiffView view);

// Appends `part` of the passage's text, with glyphs for its symbols.
void AppendWords(pugi::xml_node parent, const Passage& passage, std::string_view part);
inline void AppendWords(pugi::xml_node parent, const Passage& passage) {
  AppendWords(parent, passage, passage.text);
}

}  // namespace codicil::html
