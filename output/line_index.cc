#include "output/line_index.h"

#include <algorithm>

#include "text/code_points.h"

namespace codicil {
namespace {

constexpr size_t kBlock = 1024;

std::vector<uint32_t> CodePointsByBlock(std::string_view text) {
  std::vector<uint32_t> before{0};
  for (size_t at = 0; at + kBlock <= text.size(); at += kBlock) {
    const size_t points = CountCodePoints(text.substr(at, kBlock));
    before.push_back(before.back() + static_cast<uint32_t>(points));
  }
  return before;
}

}  // namespace

LineIndex::LineIndex(const SourceText& source)
    : source_(source),
      text_(source.written().text()),
      lines_(SplitLines(text_)),
      points_(CodePointsByBlock(text_)) {
  const auto size = static_cast<uint32_t>(text_.size());
  // The end of a text that ends in a line end is the start of an empty line.
  if (lines_.empty() || lines_.back().end < lines_.back().next) {
    lines_.push_back({size, size, size});
  }
}

uint32_t LineIndex::LineNumber(uint32_t offset) const { return LineOf(source_.ToWritten(offset)); }

uint32_t LineIndex::LineOf(uint32_t offset) const {
  const auto after =
      std::upper_bound(lines_.begin(), lines_.end(), offset,
                       [](uint32_t at, const Line& line) { return at < line.begin; });
  return static_cast<uint32_t>(after - lines_.begin());
}

LineColumn LineIndex::Locate(uint32_t text_offset) const {
  const uint32_t offset = source_.ToWritten(text_offset);
  const uint32_t line = LineOf(offset);
  const uint32_t begin = lines_[line - 1].begin;
  const size_t before = offset - begin <= kBlock
                            ? CountCodePoints(text_.substr(begin, offset - begin))
                            : CodePointsBefore(offset) - CodePointsBefore(begin);
  return {line, static_cast<uint32_t>(before) + 1};
}

size_t LineIndex::CodePointsBefore(uint32_t offset) const {
  const size_t block = offset / kBlock;
  return points_[block] + CountCodePoints(text_.substr(block * kBlock, offset - block * kBlock));
}

Line LineIndex::LineAt(uint32_t offset) const { return lines_[LineNumber(offset) - 1]; }

std::vector<LineIndex> LineIndicesOf(const Sources& sources) {
  std::vector<LineIndex> lines;
  for (const Source& source : sources.files) lines.emplace_back(*source.text);
  return lines;
}

}  // namespace codicil
