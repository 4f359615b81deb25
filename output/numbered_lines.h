// The number of lines in all sources that look numbered, and how many of them were read as
// provisions.
#pragma once

#include <cmath>
#include <vector>

#include "rules/number_census.h"

namespace codicil {

struct NumberedLines {
  size_t count = 0;
  size_t read = 0;
  std::vector<Span> unread;

  // Returns the share of `count` that was read, rounded down to two decimal places; 100 means all.
  // `count` must not be 0.
  double Percent() const {
    return std::floor(10000.0 * static_cast<double>(read) / static_cast<double>(count)) / 100;
  }
};

inline NumberedLines CountNumberedLines(const Edition& edition) {
  NumberedLines lines;
  for (SourceId id = 0; id < edition.sources().files.size(); ++id) {
    const NumberCensus census = CountNumbers(edition, id);
    lines.count += census.numbered();
    lines.read += census.read;
    lines.unread.insert(lines.unread.end(), census.unread.begin(), census.unread.end());
  }
  return lines;
}

}  // namespace codicil
