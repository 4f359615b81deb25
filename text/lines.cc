#include "text/lines.h"

#include <cstddef>
#include <cstdint>

namespace codicil {
namespace {

constexpr size_t kUsualLine = 64;  // bytes, for a first guess

// Length of the line end at `at`, which holds a CR or an LF. `lone_cr_first`: CR CR LF is an empty
// line between two line ends.
uint32_t LineEndSize(std::string_view text, size_t at, bool lone_cr_first) {
  if (text[at] == '\n') return 1;
  if (text.substr(at + 1, 1) == "\n") return 2;
  if (!lone_cr_first && text.substr(at + 1, 2) == "\r\n") return 3;
  return 1;
}

// The next CR or LF at or after `at`, or the end. LF is by far the most usual last byte of a line
// end, so memchr finds one LF at a time and looks for CRs only in front of it.
class LineEndFinder {
 public:
  explicit LineEndFinder(std::string_view text) : text_(text) {}

  size_t Next(size_t at) {
    if (next_lf_ < at || at == 0) next_lf_ = Find('\n', at);
    if (next_cr_ < at || at == 0) next_cr_ = Find('\r', at);
    return next_lf_ < next_cr_ ? next_lf_ : next_cr_;
  }

 private:
  size_t Find(char c, size_t at) const {
    const size_t found = text_.find(c, at);
    return found == std::string_view::npos ? text_.size() : found;
  }

  std::string_view text_;
  size_t next_lf_ = 0;
  size_t next_cr_ = 0;
};

// Whether CR CR LF occurs. Every byte passes here, so the loop has no branch and takes many at once.
bool HasDoubledCr(std::string_view text) {
  const char* const bytes = text.data();
  uint8_t any = 0;
  for (size_t i = 2; i < text.size(); ++i) {
    const auto first = static_cast<uint8_t>(bytes[i - 2] == '\r'), second = static_cast<uint8_t>(bytes[i - 1] == '\r');
    any = static_cast<uint8_t>(any | (first & second & static_cast<uint8_t>(bytes[i] == '\n')));
  }
  return any != 0;
}

bool MostLinesEndInLoneCr(std::string_view text) {
  size_t lone = 0;
  size_t others = 0;
  LineEndFinder finder(text);
  for (size_t at = finder.Next(0); at < text.size();) {
    const uint32_t size = LineEndSize(text, at, false);
    (size == 1 && text[at] == '\r' ? lone : others) += 1;
    at = finder.Next(at + size);
  }
  return lone > others;
}

}  // namespace

std::vector<Line> SplitLines(std::string_view text) {
  const bool lone_cr_first = HasDoubledCr(text) && MostLinesEndInLoneCr(text);
  std::vector<Line> lines;
  lines.reserve(text.size() / kUsualLine);
  LineEndFinder finder(text);
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = finder.Next(begin);
    const size_t next = end < text.size() ? end + LineEndSize(text, end, lone_cr_first) : end;
    lines.push_back(
        {static_cast<uint32_t>(begin), static_cast<uint32_t>(end), static_cast<uint32_t>(next)});
    begin = next;
  }
  return lines;
}

}  // namespace codicil
