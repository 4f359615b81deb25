// How many lines of all sources look numbered, and how many of these were read as provisions.
#pragma once

#include <cmath>
#include <vector>

#include "rules/number_census.h"

namespace codicil {

struct NumberedLines {
  size_t count = 0;
  size_t read = 0;
  std::vector<Span> unread;

  // Of `count`, which is not 0, rounded down to two places: 100 is all of them.
  double Percent() const {
    return std::floor(10000.0 * static_cast<double>(read) / static_cast<double>(count)) / 100;
  }
};

inline NumberedLines CountNumberedLines(const Edition& edition) {
  NumberedLines lines;
  for (SourceId id = 0; id < edition.sources.size(); ++id) {
    const NumberCensus census = CountNumbers(edition, id);
    lines.count += census.numbered();
    lines.read += census.read;
    lines.unread.insert(lines.unread.end(), census.unread.begin(), census.unread.end());
  }
  return lines;
}

}  // namespace codicil
