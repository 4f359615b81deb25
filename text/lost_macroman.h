// Bytes of MacRoman that were read as ISO-8859-1 or windows-1252: "donÕt" for "don’t".
#pragma once

#include <string_view>

#include "text/encoded_twice.h"

namespace codicil {

// Judges valid UTF-8: the characters that make sense as bytes of MacRoman, weighed as those of an
// undecoded file are (text/encoding_detector.h), by line if only some lines are such. None unless
// some character stands where no language has it. Linear.
EncodedTwiceParts FindLostMacRoman(std::string_view text);

}  // namespace codicil
