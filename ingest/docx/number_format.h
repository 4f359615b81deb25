// How Word writes the numbers of a list.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "text/spelled_number.h"

namespace codicil::docx {

// `format` is a w:numFmt: "decimal", "lowerRoman", "cardinalText", "ideographTraditional" …; words
// are those of `language`. What a format cannot write is in digits.
std::string FormattedNumber(int64_t value, std::string_view format, const std::string& language,
                            NumberSpeller& speller);

}  // namespace codicil::docx
