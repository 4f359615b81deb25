// How wide a line of text is on a page.
#pragma once

#include <cstdint>
#include <string_view>

namespace codicil::plain {

// Text that was broken in an editor or on a typewriter has letters of one width; text that was
// saved from a laid-out page, with its line ends, has not.
enum class Typeface : uint8_t { kFixed, kProportional };

// In columns where the letters are of one width, else in thousandths of the type's size.
uint32_t WidthOf(std::string_view line, Typeface face);

}  // namespace codicil::plain
