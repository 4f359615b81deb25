#include "text/lines.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/byte_bits.h"

namespace codicil {
namespace {

constexpr bool IsLf(unsigned char c) { return c == '\n'; }
constexpr bool IsCr(unsigned char c) { return c == '\r'; }

// Every LF ends a line, with up to two CRs before it; every other CR ends one alone.
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

// The last byte of each line end that is neither CR nor LF; most of them end other characters too.
constexpr bool MayEndRare(unsigned char c) {
  return c == '\v' || c == '\f' || c == 0x85 || c == 0xA8 || c == 0xA9;
}

// Bytes of the line end other than CR and LF whose last byte is at `last`; 0 if there is none.
size_t RareSizeUpTo(std::string_view text, size_t last) {
  if (text[last] == '\v' || text[last] == '\f') return 1;
  const std::string_view upto = text.substr(0, last + 1);
  if (upto.ends_with("\u0085")) return 2;
  return upto.ends_with("\u2028") || upto.ends_with("\u2029") ? 3 : 0;
}

// The begin of the first line end other than CR and LF that begins at `at` or after it, or the end.
size_t FindRare(std::string_view text, size_t at) {
  for (; at < text.size(); at += kByteBlock) {
    ByteBlock copy;
    for (uint64_t bits = BitsOf<MayEndRare>(BlockAt(text, at, copy)); bits != 0; bits &= bits - 1) {
      const size_t last = at + static_cast<size_t>(std::countr_zero(bits));
      if (const size_t size = RareSizeUpTo(text, last); size > 0) return last + 1 - size;
    }
  }
  return text.size();
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

// Returns the next line end at or after `at`, or the end. Each kind is searched for separately, and
// its result stays valid until passed.
size_t LineSplitter::FindLineEnd(size_t at) {
  if (text_[at] == '\n' || text_[at] == '\r') return at;  // blank lines are many
  if (next_lf_ <= at) next_lf_ = std::min(text_.find('\n', at), text_.size());
  if (next_cr_ <= at) next_cr_ = std::min(text_.find('\r', at), text_.size());
  if (next_rare_ < at || at == 0) next_rare_ = FindRare(text_, at);
  return std::min({next_lf_, next_cr_, next_rare_});
}

// Length of the line end at `at`.
size_t LineSplitter::LineEndSize(size_t at) {
  size_t end = at;
  while (text_.substr(end, 1) == "\f") ++end;
  if (end == at || text_.substr(end, 1) == "\n" || text_.substr(end, 1) == "\r")
    end += SizeWithoutFormFeeds(end);
  while (text_.substr(end, 1) == "\f") ++end;
  return end - at;
}

size_t LineSplitter::SizeWithoutFormFeeds(size_t at) {
  const std::string_view rest = text_.substr(at);
  if (rest[0] == '\n' || rest[0] == '\v') return 1;
  if (rest[0] != '\r') return rest[0] == '\xC2' ? 2 : 3;
  if (rest.substr(1, 1) == "\n") return 2;
  return rest.substr(1, 2) == "\r\n" && !LoneCrComesFirst() ? 3 : 1;
}

// Computed at the first CR CR LF, because most texts have none.
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
