// Splits a text into lines: the only place that knows what a line end is. LF, CR LF, CR and CR CR
// LF each end one line, and one file may mix them. CR CR LF counts as a CR and a CR LF if most
// lines of the text end in a lone CR, because it is then an empty line and not a mangled line end.
// VT, FF, NEL (U+0085), LS (U+2028) and PS (U+2029) also end a line. A form feed next to another
// line end is part of it: it starts a page and does not make an empty line.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace codicil {

struct Line {
  uint32_t begin = 0;
  uint32_t end = 0;   // without the line end
  uint32_t next = 0;  // begin of the next line, after the line end
};

// Iterates over the lines of `text`, valid UTF-8, in order. The text must outlive the splitter. The
// ranges [begin, next) partition the text. The last line need not have a line end; an empty text
// has no lines. Linear.
class LineSplitter {
 public:
  explicit LineSplitter(std::string_view text) : text_(text) {}

  // Returns the next line, or nullopt after the last.
  std::optional<Line> Next();

  // Estimates the number of lines, for reserving memory.
  size_t LikelyCount() const { return text_.size() / 64; }

 private:
  size_t FindLineEnd(size_t at);
  size_t LineEndSize(size_t at);
  size_t SizeWithoutFormFeeds(size_t at);
  bool LoneCrComesFirst();

  std::string_view text_;
  std::optional<bool> lone_cr_first_;  // whether CR CR LF is two line ends; unset until needed
  size_t begin_ = 0;                   // begin of the next line
  size_t next_lf_ = 0;                 // the next LF, or stale if already passed
  size_t next_cr_ = 0;                 // the same for CR
  std::array<size_t, 5> next_rare_{};  // and of each of the other line ends
};

// Returns all lines of `text`.
std::vector<Line> SplitLines(std::string_view text);

}  // namespace codicil
