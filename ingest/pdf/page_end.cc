#include <algorithm>

#include "ingest/pdf/pdf.h"
#include "text/columns.h"
#include "text/lines.h"
#include "text/sentences.h"

namespace codicil {
namespace {

struct PageLines {
  std::string_view first, last;
  size_t widest = 0;  // columns

  bool IsShort(std::string_view line, double share) const {
    return static_cast<double>(CountColumns(line)) < share * static_cast<double>(widest);
  }
};

PageLines LinesOf(std::string_view page) {
  PageLines lines;
  for (const Line& line : SplitLines(page)) {
    const std::string_view text = page.substr(line.begin, line.end - line.begin);
    const size_t end = text.find_last_not_of(" \f");
    if (end == text.npos) continue;
    lines.last = text.substr(0, end + 1);
    if (lines.first.empty()) lines.first = lines.last;
    lines.widest = std::max(lines.widest, CountColumns(lines.last));
  }
  return lines;
}

}  // namespace

// A line that goes on is about as long as the longest one, and what begins with a short line that
// is no sentence begins with a title.
bool EndsWithPage(std::string_view page, std::string_view next) {
  constexpr double kShort = 0.8, kTitle = 0.5;
  const PageLines ended = LinesOf(page), begun = LinesOf(next);
  if (ended.IsShort(ended.last, kShort)) return true;
  return EndsSentence(ended.last) && begun.IsShort(begun.first, kTitle) &&
         !EndsSentence(begun.first);
}

}  // namespace codicil
