// Counts how many of the lines that look numbered were read as provisions.
#pragma once

#include <vector>

#include "rules/edition.h"

namespace codicil {

struct NumberCensus {
  size_t read = 0;           // lines that begin with the number of a provision
  std::vector<Span> unread;  // enumerators of lines that were read as running text, in order
  size_t listed = 0;         // unread items of lists that a colon introduces in a provision

  size_t numbered() const { return read + unread.size(); }
};

// Counts the lines of one source that begin with an enumerator, judging by its shape and the
// neighbouring lines: a single one may be a year or a cited number, but several in ascending order
// are a list. Lines that repeat the number of a provision, such as those of a table of contents,
// are not counted, nor are the numbered senses of a term. JSON has no such lines. Linear.
NumberCensus CountNumbers(const Edition& edition, SourceId source);

}  // namespace codicil
