// Lines and columns of one source, for writers that report many places, since SourceText::Locate
// scans from the start each time.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "text/lines.h"
#include "text/source_text.h"
#include "text/sources.h"

namespace codicil {

// Keeps a reference to the source, which must outlive it. Built in one pass over the text.
class LineIndex {
 public:
  explicit LineIndex(const SourceText& source);

  uint32_t LineNumber(uint32_t offset) const;  // from 1; O(log lines)
  // O(log lines), for lines of any length and places in any order.
  LineColumn Locate(uint32_t offset) const;
  // Returns the line that contains `offset`, as a range of SourceText::written() without its line
  // end.
  Line LineAt(uint32_t offset) const;

 private:
  uint32_t LineOf(uint32_t offset) const;  // these two of the text of the file
  size_t CodePointsBefore(uint32_t offset) const;

  const SourceText& source_;
  std::string_view text_;  // of the file
  std::vector<Line> lines_;
  std::vector<uint32_t> points_;  // code points before each block of the text
};

// Of each source, by its id.
std::vector<LineIndex> LineIndicesOf(const Sources& sources);

}  // namespace codicil
