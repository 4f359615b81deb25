#include "ingest/plain_text/line_width.h"

#include <array>

#include "ingest/plain_text/plain_line.h"
#include "text/code_points.h"

namespace codicil::plain {
namespace {

// The widths of Times, from the space to the tilde; in other book faces the letters have nearly the
// same proportions.
constexpr std::array<uint16_t, 95> kWidths = {
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278,  // space to /
    500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444,  // 0 to ?
    921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722, 722,  // @ to O
    556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500,  // P to _
    333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500,  // ` to o
    500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541};      // p to ~
constexpr uint32_t kOtherWidth = 500;

uint32_t ProportionalWidth(std::string_view line) {
  uint32_t width = 0;
  for (const char c : line) {
    if (c >= ' ' && c <= '~') {
      width += kWidths[static_cast<size_t>(c - ' ')];
    } else if (StartsCodePoint(c)) {
      width += kOtherWidth;
    }
  }
  return width;
}

}  // namespace

uint32_t WidthOf(std::string_view line, Typeface face) {
  return face == Typeface::kFixed ? Columns(line) : ProportionalWidth(line);
}

}  // namespace codicil::plain
