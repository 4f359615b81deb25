// Quotation marks, apostrophes and dashes that were saved in an encoding without them, and became
// "?" or U+FFFD: "don?t" for "don’t", "?Fear? is" for "“Fear” is".
#pragma once

#include <string_view>
#include <vector>

#include "text/correction.h"

namespace codicil {

struct LostMarks {
  std::vector<Correction> restored;  // in order, disjoint
  size_t left = 0;                   // signs that may be what they are: a question mark, or "®"
};

// Finds the marks that became `sign`, and tells by their places what they were: between letters an
// apostrophe or a dash, between numbers a dash, around words quotation marks. Empty unless `sign`
// is often inside words, where no language writes it, and not in addresses. A kind of mark that the
// text still has was not lost. `text` is valid UTF-8. Linear.
LostMarks FindLostMarks(std::string_view text, std::string_view sign);

}  // namespace codicil
