// Lines and columns of one source, for writers that report many places: SourceText::Locate scans
// from the start each time.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "text/lines.h"
#include "text/source_text.h"

namespace codicil {

// Keeps a reference to the source, which must outlive it. Not thread-safe: a column is counted on
// from the one asked for before, so that places asked for in order cost one pass over the text.
class LineIndex {
 public:
  explicit LineIndex(const SourceText& source);

  uint32_t LineNumber(uint32_t offset) const;  // from 1; O(log lines)
  LineColumn Locate(uint32_t offset);
  // The line that holds `offset`, as a range of the text without its line end.
  Line LineAt(uint32_t offset) const;

 private:
  std::string_view text_;
  std::vector<Line> lines_;
  uint32_t last_offset_ = 0;
  LineColumn last_;
};

}  // namespace codicil
