// What may come between a word and its number, in source code, markup and data.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace codicil {

struct Gap {
  size_t end = 0;
  bool plain = true;    // nothing but spaces
  bool joined = false;  // a comma or the like is in it
};

// As far as signs, markup and at most one line end go. `joints` are signs that separate two
// numbers. Looks at a bounded stretch.
Gap ReadGap(std::string_view text, size_t at, std::string_view joints);

// The text with the marks that begin a line of a comment, and the line ends of every kind, as
// spaces and "\n"; of the same size. "See rule\r\n// 203.1" reads as one sentence.
std::string WithoutLineMarks(std::string_view text);

}  // namespace codicil
