// A changed passage as HTML.
#pragma once

#include <string_view>

#include "output/diff_parts.h"
#include "output/html/html_writer.h"

namespace codicil::html {

enum class DiffView : uint8_t { kInline, kOld, kNew };

// Writes the passage's words: those of both editions in one run (<del>, <ins>), or those of one.
// Words more than `context` words from a change are folded away and can be opened.
void WriteDiffWords(HtmlWriter& out, const PassageDiff& passage, size_t context, DiffView view);

// Appends `part` of the passage's text, with glyphs for its symbols.
void WritePlainWords(HtmlWriter& out, const Passage& passage, std::string_view part);
inline void WritePlainWords(HtmlWriter& out, const Passage& passage) {
  WritePlainWords(out, passage, passage.text);
}

}  // namespace codicil::html
