// What the writers of citations share.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "crossref/cross_references.h"

namespace codicil {

// "text", "heading", "example[0]", "note[1]", "glossary".
std::string PlaceName(const Place& place);
// The number of the provision that a place belongs to; "" for the glossary.
std::string PlaceNumber(const Edition& edition, const Place& place);

// The term of the entry where there is one, else as the text has it.
std::string_view TermShown(const Edition& edition, const Locator& locator);

// A citation's words, on one line.
std::string CitationWordsShown(const Edition& edition, const Citation& citation);

// Bytes of passages as Unicode code points. Stretches that come in order cost no more, all of them,
// than the passages are long.
class CodePointCounter {
 public:
  explicit CodePointCounter(const Edition& edition) : edition_(edition) {}
  std::pair<size_t, size_t> Count(const Place& place, uint32_t begin, uint32_t end);

 private:
  const Edition& edition_;
  Place place_;
  bool started_ = false;
  size_t bytes_ = 0;
  size_t points_ = 0;
};

}  // namespace codicil
