// How the lines of a plain text are broken, and which breaks came for want of space.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "ingest/plain_text/line_width.h"

namespace codicil::plain {

struct Layout;

// A page may set subrules in deeper than rules, and examples deeper still, so that their lines are
// shorter. Lines of one style are broken at one column: those of rules, of subrules and of what is
// below them, of the examples of each, of the glossary, and all others.
using LineStyle = uint8_t;
inline constexpr LineStyle kNoStyle = 0, kGlossaryStyle = 1, kFirstNumberedStyle = 2;
inline constexpr LineStyle kNumberedDepths = 3;
inline constexpr size_t kLineStyles = kFirstNumberedStyle + 2 * kNumberedDepths;

// How lines make paragraphs.
struct Wrapping {
  bool wrapped = false;  // lines are broken at a column
  bool doubled = false;  // a blank line after every line: blank lines separate nothing
  bool hanging = false;  // the lines that go on with one are set in, as else a paragraph's first is
  uint32_t width = 0;    // of the page, in columns
  Typeface face = Typeface::kFixed;
  // By style, in the widths of the face: a line had space for the next word if it would be narrower
  // than this with it.
  std::array<uint32_t, kLineStyles> narrowest = {};
  // By style: the columns that most lines are set in by.
  std::array<uint32_t, kLineStyles> margin = {};
  // By style: every paragraph follows a blank line, or its first line is set in.
  std::array<bool, kLineStyles> marked = {};
};

// Lines are wrapped where many of them go on with the one above, none is much longer than the
// others, and the break came because the next word did not fit. Fills `layout.wrapping`, and the
// styles of the lines where they are wrapped; the regions are known.
void FindWrapping(std::string_view text, Layout& layout);

// The first word of line `i` would not have fitted on line `above`. Where lines are not wrapped,
// all breaks count as such.
bool IsForcedBreak(std::string_view text, const Layout& layout, uint32_t above, uint32_t i);

// Line `i` is set in, as the first line of a paragraph is: from the line above, or from the lines
// of its style, as one below a paragraph of one line is. Never so where lines hang.
bool IsSetIn(const Layout& layout, uint32_t above, uint32_t i);
bool IsSetInFromMargin(const Layout& layout, uint32_t i);

// A wrapped text's line `i` leaves more than half of the page empty.
bool IsShortLine(std::string_view text, const Layout& layout, uint32_t i);

}  // namespace codicil::plain
