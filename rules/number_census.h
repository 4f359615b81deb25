// How much of what looks numbered in the sources was read as provisions.
#pragma once

#include <vector>

#include "rules/edition.h"

namespace codicil {

struct NumberCensus {
  size_t read = 0;           // lines that begin with the number of a provision
  std::vector<Span> unread;  // enumerators of lines that were read as running text, in order
  size_t listed = 0;         // of these, items of lists that a colon opens in a provision's text

  size_t numbered() const { return read + unread.size(); }
};

// Counts the lines of one source that begin with an enumerator, by the shape of their beginning and
// their neighbours: a lone one may be a year or a cited number, several that count up are a list.
// A line that repeats the number of a provision, as the table of contents does, is not counted, nor
// are the numbered senses of a term. JSON has no such lines. Linear.
NumberCensus CountNumbers(const Edition& edition, SourceId source);

}  // namespace codicil
