#include "text/lines.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "text/byte_bits.h"

namespace codicil {
namespace {

constexpr bool IsLf(unsigned char c) { return c == '\n'; }
constexpr bool IsCr(unsigned char c) { return c == '\r'; }

// Every LF ends a line, with one or two CRs before it or none; every other CR ends one alone.
bool MostEndInLoneCr(std::string_view text) {
  size_t lfs = 0, lone = 0;
  uint64_t crs = 0;
  for (size_t at = 0; at < text.size(); at += kByteBlock) {
    ByteBlock copy;
    const char* const block = BlockAt(text, at, copy);
    const uint64_t lf = BitsOf<IsLf>(block);
    const uint64_t before = crs;  // in the block before
    crs = BitsOf<IsCr>(block);
    const uint64_t behind_one = lf & (crs << 1 | before >> (kByteBlock - 1));
    const uint64_t behind_two = behind_one & (crs << 2 | before >> (kByteBlock - 2));
    lfs += static_cast<size_t>(std::popcount(lf));
    lone += static_cast<size_t>(std::popcount(crs) - std::popcount(behind_one) -
                                std::popcount(behind_two));
  }
  return lone > lfs;
}

}  // namespace

std::optional<Line> LineSplitter::Next() {
  if (begin_ >= text_.size()) return std::nullopt;
  const size_t end = FindLineEnd(begin_);
  const size_t next = end < text_.size() ? end + LineEndSize(end) : end;
  const Line line{static_cast<uint32_t>(begin_), static_cast<uint32_t>(end),
                  static_cast<uint32_t>(next)};
  begin_ = next;
  return line;
}

// The next CR or LF at or after `at`, or the end. memchr looks for one of the two at a time, and
// what it found stays good until it is passed.
size_t LineSplitter::FindLineEnd(size_t at) {
  if (text_[at] == '\n' || text_[at] == '\r') return at;  // blank lines are many
  if (next_lf_ <= at) next_lf_ = std::min(text_.find('\n', at), text_.size());
  if (next_cr_ <= at) next_cr_ = std::min(text_.find('\r', at), text_.size());
  return std::min(next_lf_, next_cr_);
}

// Length of the line end at `at`, which holds a CR or an LF.
size_t LineSplitter::LineEndSize(size_t at) {
  if (text_[at] == '\n') return 1;
  if (text_.substr(at + 1, 1) == "\n") return 2;
  return text_.substr(at + 1, 2) == "\r\n" && !LoneCrComesFirst() ? 3 : 1;
}

// Asked at the first CR CR LF: most texts have none.
bool LineSplitter::LoneCrComesFirst() {
  if (!lone_cr_first_) lone_cr_first_ = MostEndInLoneCr(text_);
  return *lone_cr_first_;
}

std::vector<Line> SplitLines(std::string_view text) {
  LineSplitter splitter(text);
  std::vector<Line> lines;
  lines.reserve(splitter.LikelyCount());
  while (const std::optional<Line> line = splitter.Next()) lines.push_back(*line);
  return lines;
}

}  // namespace codicil
