// What may come between a word and its number, in source code, markup and data.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace codicil {

struct Gap {
  size_t end = 0;
  bool plain = true;    // only spaces
  bool joined = false;  // contains a comma or another joint
};

// Reads signs, markup and at most one line end. `joints` are signs that separate two numbers. Looks
// at a bounded stretch.
Gap ReadGap(std::string_view text, size_t at, std::string_view joints);

// Returns the text, at the same size, with spaces for the marks that begin lines of comments, and
// "\n" for line ends of every kind. "See rule\r\n// 203.1" becomes one sentence.
std::string WithoutLineMarks(std::string_view text);

}  // namespace codicil
