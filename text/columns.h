// The width of text on a terminal.
#pragma once

#include <cstddef>
#include <string_view>

namespace codicil {

// Returns the number of columns that `text` takes (valid UTF-8, no control characters). East Asian
// wide characters and emoji take two, combining accents and invisible format characters none, all
// others one. Linear, like the functions below.
size_t CountColumns(std::string_view text);

// Returns the size in bytes of the longest prefix that fits in `columns`.
size_t BytesOfColumns(std::string_view text, size_t columns);

// Returns the size in bytes of the longest suffix that fits in `columns`.
size_t LastBytesOfColumns(std::string_view text, size_t columns);

}  // namespace codicil
