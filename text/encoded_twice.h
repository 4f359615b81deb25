// Text that was encoded twice: its bytes were read in the wrong encoding, and the result was saved
// again. "don’t" becomes "donâ€™t" if UTF-8 is read as windows-1252, "don\u0092t" if windows-1252
// is read as ISO-8859-1, and "donÕt" if MacRoman is read as ISO-8859-1.
#pragma once

#include <string_view>
#include <vector>

#include "text/correction.h"

namespace codicil {

struct EncodedTwiceParts {
  std::vector<Correction> characters;  // in order, disjoint
  std::string_view bytes_of;           // the original encoding: "UTF-8", "windows-1252", "MacRoman"
  bool sure = true;                    // if not, the evidence is too weak to change the text
};

// NEL, a line end: the only C1 control that text may have.
inline constexpr char32_t kNextLine = 0x85;

// Finds the characters of `text`, valid UTF-8, that were encoded twice. A sequence counts if no
// language uses it; if nearly all of the text beyond ASCII counts, so do sequences that a language
// might use ("IRMÃ…"). U+0085 alone is a line end. Linear.
EncodedTwiceParts FindEncodedTwice(std::string_view text);

}  // namespace codicil
