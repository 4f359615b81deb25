// The words of a paragraph as HTML: emphasis, symbols, links.
#pragma once

#include "output/html/page_parts.h"

namespace codicil::html {

// Writes a paragraph's words.
//   - A citation is <a href="#r203.3a">; if it has several targets, data-more lists the others. One
//     that has no target, or an uncertain one, has class "fault" and a title that says what is
//     wrong.
//   - A term is <a href="#g-landwalk">; a citation of a glossary entry also has class "c".
//   - A symbol is an image of its letters, <span class="s" role="img">; the braces remain in the
//   text
//     but are invisible, so that copying and searching see the text of the edition.
void WriteInline(PageWriter& out, const LinkedParagraph& paragraph, PageContext& page);

}  // namespace codicil::html
