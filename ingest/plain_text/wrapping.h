// How the lines of a plain text are broken, and which breaks are there for lack of space.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "ingest/plain_text/line_width.h"

namespace codicil::plain {

struct Layout;

// A page may indent subrules more than rules, and examples even more, so that their lines are
// shorter. Lines of one style are broken at the same column. The styles are: rules, subrules,
// anything deeper, the examples of each of these, the glossary, and all other lines.
using LineStyle = uint8_t;
inline constexpr LineStyle kNoStyle = 0, kGlossaryStyle = 1, kFirstNumberedStyle = 2;
inline constexpr LineStyle kNumberedDepths = 3;
inline constexpr size_t kLineStyles = kFirstNumberedStyle + 2 * kNumberedDepths;

// How lines make paragraphs.
struct Wrapping {
  bool wrapped = false;  // lines are broken at a column
  bool doubled = false;  // a blank line after every line: blank lines separate nothing
  bool hanging = false;  // continuation lines are indented, not the first line
  uint32_t width = 0;    // of the page, in columns
  Typeface face = Typeface::kFixed;
  // By style, in the units of `face`: a line had space for the next word if it would be narrower
  // than this with that word.
  std::array<uint32_t, kLineStyles> narrowest = {};
  // By style: the indent of most lines, in columns.
  std::array<uint32_t, kLineStyles> margin = {};
  // By style: every paragraph follows a blank line, or its first line is indented.
  std::array<bool, kLineStyles> marked = {};
};

// Fills `layout.wrapping`, and the styles of the lines if they are wrapped; the regions must be
// known. Lines are wrapped if many of them continue the one above, none is much longer than the
// others, and the breaks are where the next word did not fit.
void FindWrapping(Layout& layout);

// Whether the first word of line `i` would not have fitted on line `above`. True for all breaks if
// lines are not wrapped.
bool IsForcedBreak(const Layout& layout, uint32_t above, uint32_t i);

// Whether line `i` is indented as the first line of a paragraph is: relative to the line above, or
// to the lines of its style, since the paragraph above may have only one line. Always false with
// hanging indents.
bool IsSetIn(const Layout& layout, uint32_t above, uint32_t i);
bool IsSetInFromMargin(const Layout& layout, uint32_t i);

// Whether line `i` of a wrapped text leaves more than half of the page empty.
bool IsShortLine(const Layout& layout, uint32_t i);

}  // namespace codicil::plain
