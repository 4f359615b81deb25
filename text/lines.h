// Cuts a text into lines. LF, CR LF, CR and CR CR LF each end one line, mixed in one file as they
// come; CR CR LF counts as a CR and a CR LF where most lines of the text end in a lone CR, because
// there it is an empty line and not a mangled line end.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace codicil {

struct Line {
  uint32_t begin = 0;
  uint32_t end = 0;   // without the line end
  uint32_t next = 0;  // begin of the next line: end plus the line end
};

// Every line of `text` in order; together the [begin, next) partition the text. A text that ends
// without a line end has its last line all the same; an empty text has no line. Linear.
std::vector<Line> SplitLines(std::string_view text);

}  // namespace codicil
