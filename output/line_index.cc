#include "output/line_index.h"

#include <algorithm>

#include "text/code_points.h"

namespace codicil {

LineIndex::LineIndex(const SourceText& source)
    : text_(source.text()), lines_(SplitLines(source.text())) {
  const auto size = static_cast<uint32_t>(text_.size());
  // The end of a text that ends in a line end is the start of a line that holds nothing.
  if (lines_.empty() || lines_.back().end < lines_.back().next) {
    lines_.push_back({size, size, size});
  }
}

uint32_t LineIndex::LineNumber(uint32_t offset) const {
  const auto after =
      std::upper_bound(lines_.begin(), lines_.end(), offset,
                       [](uint32_t at, const Line& line) { return at < line.begin; });
  return static_cast<uint32_t>(after - lines_.begin());
}

LineColumn LineIndex::Locate(uint32_t offset) {
  const uint32_t line = LineNumber(offset);
  uint32_t from = lines_[line - 1].begin;
  uint32_t column = 1;
  if (line == last_.line && offset >= last_offset_) {
    from = std::max(from, last_offset_);
    column = last_.column;
  }
  column += static_cast<uint32_t>(CountCodePoints(text_.substr(from, offset - from)));
  last_offset_ = offset;
  last_ = {line, column};
  return last_;
}

Line LineIndex::LineAt(uint32_t offset) const { return lines_[LineNumber(offset) - 1]; }

}  // namespace codicil
