// Lines and columns of one source, for writers that report many places: SourceText::Locate scans
// from the start each time.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "text/lines.h"
#include "text/source_text.h"

namespace codicil {

// Keeps a reference to the source, which must outlive it. Made in one pass over the text.
class LineIndex {
 public:
  explicit LineIndex(const SourceText& source);

  uint32_t LineNumber(uint32_t offset) const;  // from 1; O(log lines)
  // O(log lines), however long the line is and in whatever order places are asked for.
  LineColumn Locate(uint32_t offset) const;
  // The line that holds `offset`, as a range of the text without its line end.
  Line LineAt(uint32_t offset) const;

 private:
  size_t CodePointsBefore(uint32_t offset) const;

  std::string_view text_;
  std::vector<Line> lines_;
  std::vector<uint32_t> points_;  // code points before each block of the text
};

}  // namespace codicil
