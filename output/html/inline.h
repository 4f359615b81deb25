// The words of a paragraph as HTML: emphasis, symbols, links.
#pragma once

#include "output/html/page_parts.h"

namespace codicil::html {

// Writes a paragraph's words.
//   - A citation is <a href="#r203.3a">; of several targets the others are in data-more. One that
//     has none, or is in doubt, has class "fault" and a title that says what is wrong.
//   - A term is <a href="#g-landwalk">; a citation of a glossary entry has class "c" as well.
//   - A symbol is an image of its letters, <span class="s" role="img">; the braces stay in the
//     text, unseen, so that what is copied or searched is the text of the edition.
void WriteInline(PageWriter& out, const LinkedParagraph& paragraph, PageContext& page);

}  // namespace codicil::html
