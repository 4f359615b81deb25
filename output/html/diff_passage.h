// A changed passage as HTML.
#pragma once

#include <pugixml.hpp>
#include <string_view>

#include "output/diff_parts.h"

namespace codicil::html {

enum class DiffView : uint8_t { kInline, kOld, kNew };

// The passage's words at the end of `parent`: of both editions in one run (<del>, <ins>), or of one
// of them. What is more than `context` words from a change can be opened in its place.
void AppendDiff(pugi::xml_node parent, const PassageDiff& passage, size_t context, DiffView view);

// `part`, which is a part of the passage's text, with the glyphs of its symbols.
void AppendWords(pugi::xml_node parent, const Passage& passage, std::string_view part);
inline void AppendWords(pugi::xml_node parent, const Passage& passage) {
  AppendWords(parent, passage, passage.text);
}

}  // namespace codicil::html
