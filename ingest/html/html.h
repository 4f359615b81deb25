// What a reader of an HTML page sees, as plain text: headings as "## Title", items of lists with
// the numbers that a browser shows, the cells of a row beside each other, blank lines between
// blocks. What reads plain text then reads it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/source_text.h"

namespace codicil {

// Whether `text` begins as a page does, or as a part of one in which nearly every line closes an
// element.
bool IsHtml(std::string_view text);

// Whether more elements are open in one another than any page has: reading them takes the square of
// their number. Linear.
bool IsTooDeep(std::string_view html);

struct RenderedHtml {
  std::string text;
  std::vector<DecodedRun> runs;  // from `text` to the HTML, as SourceText::Rendered wants them
  std::string title;             // the first <h1>; empty if there is none
  std::string language;          // of the root's "lang"; empty if it says none
};

// Scripts, styles, menus, buttons and what is hidden are left out. Never fails: HTML has no errors
// that a browser reports. Linear; nothing recurses over the depth of the elements.
RenderedHtml RenderHtml(std::string_view html);

}  // namespace codicil
