// Text that was encoded twice: its bytes were read in a wrong encoding, and what came of that was
// saved again. "don’t" became "donâ€™t" where the bytes of UTF-8 were read as windows-1252,
// "don\u0092t" where those of windows-1252, and "donÕt" where those of MacRoman were read as
// ISO-8859-1.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace codicil {

// text[begin, end) stands for `meant`.
struct EncodedTwice {
  uint32_t begin;
  uint32_t end;
  char32_t meant;
};

struct EncodedTwiceParts {
  std::vector<EncodedTwice> characters;  // in order, disjoint
  std::string_view bytes_of;  // the encoding that was lost: "UTF-8", "windows-1252", "MacRoman"
};

// Judges valid UTF-8. A character counts where no language writes what the text has there; where
// nearly all of the text beyond ASCII is such, so does what a language might write ("IRMÃ…").
// U+0085 alone is a line end. Linear.
EncodedTwiceParts FindEncodedTwice(std::string_view text);

}  // namespace codicil
