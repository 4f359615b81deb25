// Bytes of MacRoman that were read as ISO-8859-1 or windows-1252: "donÕt" for "don’t".
#pragma once

#include <string_view>

#include "text/encoded_twice.h"

namespace codicil {

// Finds the characters of valid UTF-8 that make sense as bytes of MacRoman, weighed like those of
// an undecoded file (text/encoding_detector.h), by line if only some lines are affected. Empty
// unless some character is in a place where no language uses it. Linear.
EncodedTwiceParts FindLostMacRoman(std::string_view text);

}  // namespace codicil
