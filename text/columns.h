// How much room text takes on a terminal.
#pragma once

#include <cstddef>
#include <string_view>

namespace codicil {

// Columns of `text` (valid UTF-8, no control characters): two for what East Asian fonts set wide
// and for emoji, none for accents that combine and for invisible characters of format, else one a
// character. O(text), as are the others.
size_t CountColumns(std::string_view text);

// Bytes of the first characters that fit in `columns`; all of `text` where it does.
size_t BytesOfColumns(std::string_view text, size_t columns);

// Bytes of the last characters that fit in `columns`; all of `text` where it does.
size_t LastBytesOfColumns(std::string_view text, size_t columns);

}  // namespace codicil
