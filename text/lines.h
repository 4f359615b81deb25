// Cuts a text into lines: the one place that knows what ends one. LF, CR LF, CR and CR CR LF each
// end one line, mixed in one file as they come; CR CR LF counts as a CR and a CR LF where most
// lines of the text end in a lone CR, because there it is an empty line and not a mangled line end.
// VT, FF, NEL (U+0085), LS (U+2028) and PS (U+2029) end one too. A form feed next to another line
// end is part of it: it turns the page and makes no empty line.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace codicil {

struct Line {
  uint32_t begin = 0;
  uint32_t end = 0;   // without the line end
  uint32_t next = 0;  // begin of the next line: end plus the line end
};

// Gives every line of `text`, valid UTF-8, in order; it must outlive the splitter; together the
// [begin, next) partition the text. A text that ends without a line end has its last line all the
// same; an empty text has no line. Linear.
class LineSplitter {
 public:
  explicit LineSplitter(std::string_view text) : text_(text) {}

  // The next line; nullopt after the last.
  std::optional<Line> Next();

  // How many lines such a text usually has, for a first guess.
  size_t LikelyCount() const { return text_.size() / 64; }

 private:
  size_t FindLineEnd(size_t at);
  size_t LineEndSize(size_t at);
  size_t SizeWithoutFormFeeds(size_t at);
  bool LoneCrComesFirst();

  std::string_view text_;
  std::optional<bool> lone_cr_first_;  // CR CR LF is an empty line between two line ends
  size_t begin_ = 0;                   // of the next line
  size_t next_lf_ = 0;                 // the first LF at or after it, as far as that is known
  size_t next_cr_ = 0;                 // the same of CR
  size_t next_rare_ = 0;               // and of the other line ends
};

// All of them.
std::vector<Line> SplitLines(std::string_view text);

}  // namespace codicil
