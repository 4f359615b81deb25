#include "migrate/outside_gaps.h"

#include <algorithm>

#include "crossref/lexing.h"
#include "text/lines.h"

namespace codicil {
namespace {

constexpr size_t kLongestTag = 300;

// Returns the end of the HTML tag or of the target of the Markdown link at `at`, or `at`.
size_t SkipMarkup(std::string_view text, size_t at) {
  const std::string_view rest = text.substr(at, kLongestTag);
  size_t close = std::string_view::npos;
  if (rest.size() > 1 && rest[0] == '<' && (rest[1] == '/' || IsLetter(rest[1]))) {
    close = rest.find('>');
  } else if (rest.starts_with("](")) {
    close = rest.find(')');
  }
  return close == std::string_view::npos ? at : at + close + 1;
}

// Returns the size of a sign that does not separate anything: quotes, brackets, emphasis.
size_t GapSign(std::string_view rest) {
  constexpr std::string_view kSigns = "\"'`*_#([{]}:=|";
  if (rest.empty()) return 0;
  if (kSigns.find(rest[0]) != std::string_view::npos) return 1;
  return rest.starts_with("\xE2\x80\x9C") || rest.starts_with("\xE2\x80\x9D") ? 3 : 0;
}

// The mark that begins a line of a comment or list, from its first sign other than a space.
struct LineMark {
  size_t size = 0;
  bool item = false;
};

LineMark ReadLineMark(std::string_view rest) {
  constexpr std::string_view kMarks = "/#;>%!";
  LineMark mark;
  if (rest.empty()) return mark;
  if (rest.starts_with("--") || rest.starts_with("/*")) {
    mark.size = rest[0] == '-' ? 2 : rest.find_first_not_of('*', 1);
  } else if (rest[0] == '-' || rest[0] == '*' || rest[0] == '+') {
    mark = {1, rest[0] != '*'};
  } else if (kMarks.find(rest[0]) != std::string_view::npos) {
    mark.size = std::min(rest.find_first_not_of(kMarks), rest.size());
  }
  mark.size = std::min(mark.size, rest.size());
  // "-1" and "*this" are not marks, nor is "/203.1".
  if (mark.size < rest.size() && rest[mark.size] != ' ' && rest[mark.size] != '\t') mark.size = 0;
  return mark;
}

}  // namespace

Gap ReadGap(std::string_view text, size_t at, std::string_view joints) {
  constexpr size_t kMostSigns = 8;
  Gap gap{at, true, false};
  for (size_t signs = 0; signs <= kMostSigns; ++signs) {
    const size_t blanks = SkipBlanks(text, gap.end);
    gap.end = blanks;
    if (const size_t markup = SkipMarkup(text, gap.end); markup > gap.end) {
      gap.end = markup;
    } else if (const char c = CharAt(text, gap.end);
               c != '\0' && joints.find(c) != std::string_view::npos) {
      if (c == '|' && CharAt(text, gap.end + 1) == ' ') return gap;  // the next cell of a table
      gap.joined = true;
      ++gap.end;
    } else if (const size_t sign = GapSign(text.substr(gap.end))) {
      gap.end += sign;
    } else {
      return gap;
    }
    gap.plain = false;
  }
  return gap;
}

std::string WithoutLineMarks(std::string_view text) {
  std::string out(text);
  const auto blank = [&](size_t begin, size_t end) {
    std::fill(out.begin() + static_cast<std::ptrdiff_t>(begin),
              out.begin() + static_cast<std::ptrdiff_t>(end), ' ');
  };
  LineSplitter lines(text);
  while (const std::optional<Line> line = lines.Next()) {
    const size_t begin = std::min<size_t>(text.find_first_not_of(" \t", line->begin), line->end);
    const LineMark mark = ReadLineMark(text.substr(begin, line->end - begin));
    blank(begin, begin + mark.size);
    if (mark.item && mark.size > 0) out[begin] = ',';
    blank(line->end, line->next);
    if (line->end < line->next) out[line->next - 1] = '\n';
  }
  return out;
}

}  // namespace codicil
