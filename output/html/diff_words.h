// A changed passage as HTML.
#pragma once

#include <string_view>

#include "output/diff_parts.h"
#include "output/html/html_writer.h"

namespace codicil::html {

enum class DiffView : uint8_t { kInline, kOld, kNew };

// The passage's words: of both editions in one run (<del>, <ins>), or of one of them. What is more
// than `context` words from a change can be opened in its place.
void WriteDiffWords(HtmlWriter& out, const PassageDiff& passage, size_t context, DiffView view);

// Appends `part` of the passage's text, with glyphs for its symbols.
void WritePlainWords(HtmlWriter& out, const Passage& passage, std::string_view part);
inline void WritePlainWords(HtmlWriter& out, const Passage& passage) {
  WritePlainWords(out, passage, passage.text);
}

}  // namespace codicil::html
