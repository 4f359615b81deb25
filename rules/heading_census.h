// Headings without a number, and how much of a text stands below them: what the outline, which is
// made of numbers, does not explain.
#pragma once

#include "rules/edition.h"

namespace codicil {

struct HeadingCensus {
  size_t headings = 0;
  size_t below = 0;  // bytes of the texts from such a heading to the next provision, matter or term
  size_t all = 0;    // bytes of the texts
  double Share() const { return all == 0 ? 0 : double(below) / double(all); }
};

// Of all sources. O(n log n) in the provisions and headings.
HeadingCensus CountHeadings(const Edition& edition);

}  // namespace codicil
