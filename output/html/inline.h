// The words of a paragraph as HTML: emphasis, symbols, links.
#pragma once

#include <pugixml.hpp>

#include "output/anchors.h"
#include "output/linked_text.h"

namespace codicil::html {

// Appends a paragraph's words to `parent`.
//   - A citation is <a href="#r203.3a">; of several targets the others are in data-more. One that
//     has none, or is in doubt, has class "fault" and a title that says what is wrong.
//   - A term is <a href="#g-landwalk">; a citation of a glossary entry has class "c" as well.
//   - A symbol is an image of its letters, <span class="s" role="img">; the braces stay in the
//   text,
//     unseen, so that what is copied or searched is the text of the edition.
void AppendInline(pugi::xml_node parent, const LinkedParagraph& paragraph, const Edition& edition,
                  const Anchors& anchors);

}  // namespace codicil::html
