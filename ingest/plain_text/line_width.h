// The width of a line of text on a page.
#pragma once

#include <cstdint>
#include <string_view>

namespace codicil::plain {

// Text that was broken in an editor or on a typewriter has letters of one width; text saved from a
// laid-out page, with its line ends, has proportional ones.
enum class Typeface : uint8_t { kFixed, kProportional };

// Returns the width in columns if the letters have one width, otherwise in thousandths of the type
// size.
uint32_t WidthOf(std::string_view line, Typeface face);

}  // namespace codicil::plain
