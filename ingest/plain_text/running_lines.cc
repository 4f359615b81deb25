#include "ingest/plain_text/running_lines.h"

#include <re2/re2.h>

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>

#include "base/ascii.h"
#include "ingest/plain_text/filled_lines.h"
#include "text/language.h"

namespace codicil::plain {
namespace {

// A line is a running one if it comes so often.
constexpr size_t kFewest = 3;
constexpr size_t kFewestPages = 5;
constexpr size_t kReach = 2;      // lines above and below the end of a page
constexpr size_t kLongest = 160;  // bytes

// The line with each run of digits, and of spaces, as one.
std::string ShapeOf(std::string_view line) {
  std::string shape;
  for (const char c : line) {
    const char same = IsDigit(c) ? '0' : c == '\t' ? ' ' : c;
    const bool goes_on = (same == '0' || same == ' ') && shape.ends_with(same);
    if (!goes_on) shape += same;
  }
  return shape;
}

// "Title, page 4", "Title   [Page 4 of 60]".
bool EndsInPage(std::string_view line) {
  static const RE2 kPage("(?i)[\\s\\[(|]" + PatternOf(InAllLanguages(&Language::page)) +
                         "\\s*\\d{1,4}(?:\\s*(?:of|/)\\s*\\d{1,4})?\\s*[\\])|]?$");
  const bool may_be = line.size() < kLongest && (IsDigit(line.back()) || line.back() == ']' ||
                                                 line.back() == ')' || line.back() == '|');
  return may_be && RE2::PartialMatch(line, kPage);
}

// Returns the number set apart at one end of a line: 12 of "Grey Boats      12" and of
// "12      Grey Boats".
std::optional<uint32_t> NumberApart(std::string_view line) {
  static const RE2 kAtEnd("\\S(?:\\s{3,}|\\t)(\\d{1,4})$"),
      kAtStart("^(\\d{1,4})(?:\\s{3,}|\\t)\\S");
  uint32_t number = 0;
  const size_t after = line.find_first_not_of("0123456789");  // in most lines, ".1" or "a"
  const bool may_be = after > 0 && after < line.size() && IsAsciiBlank(line[after]);
  const bool found = (IsDigit(line.back()) && RE2::PartialMatch(line, kAtEnd, &number)) ||
                     (may_be && RE2::PartialMatch(line, kAtStart, &number));
  return found ? std::optional(number) : std::nullopt;
}

class Marker : private FilledLines {
 public:
  using FilledLines::FilledLines;

  void Run() {
    FindEdges();
    std::unordered_map<std::string, size_t> times;
    for (const size_t k : edges_) ++times[ShapeOf(Text(k))];
    for (const size_t k : edges_) At(k).furniture |= times[ShapeOf(Text(k))] >= kFewest;
    MarkBelowGaps();
  }

 private:
  // Without form feeds, pages may be separated by empty lines. A gap may also separate chapters, so
  // that only a line below most of them is a running one.
  void MarkBelowGaps() {
    constexpr size_t kEmptyLines = 3, kFewestGaps = 10;
    std::vector<size_t> below;
    std::unordered_map<std::string, size_t> times;
    for (size_t k = 1; k < filled_.size(); ++k) {
      if (filled_[k] - filled_[k - 1] <= kEmptyLines) continue;
      below.push_back(k);
      ++times[ShapeOf(Text(k))];
    }
    if (below.size() < kFewestGaps) return;
    for (const size_t k : below) {
      const bool usual = times[ShapeOf(Text(k))] * 2 > below.size();
      At(k).furniture |= usual && !IsNumbered(k) && Text(k).size() < kLongest;
    }
  }

  // The filled lines next to the ends of pages, each once.
  void FindEdges() {
    for (size_t feed = text_.find('\f'); feed != text_.npos; feed = text_.find('\f', feed + 1)) {
      const auto below = std::partition_point(filled_.begin(), filled_.end(),
                                              [&](uint32_t i) { return lines_[i].begin < feed; });
      AddAround(static_cast<size_t>(below - filled_.begin()));
    }
    for (size_t k = 0; k < filled_.size(); ++k) {
      if (EndsInPage(Text(k))) AddAround(k + 1);
    }
    AddCounting();
    std::sort(edges_.begin(), edges_.end());
    edges_.erase(std::unique(edges_.begin(), edges_.end()), edges_.end());
  }

  // Lines of one shape whose numbers go up by one from each to the next count the pages.
  void AddCounting() {
    struct Lines {
      std::vector<size_t> at;
      uint32_t last = 0, steps = 0;
    };
    std::unordered_map<std::string, Lines> by_shape;
    for (size_t k = 0; k < filled_.size(); ++k) {
      const auto number = Text(k).size() < kLongest ? NumberApart(Text(k)) : std::nullopt;
      if (!number) continue;
      Lines& lines = by_shape[ShapeOf(Text(k))];
      lines.steps += *number == lines.last + 1;
      lines.last = *number;
      lines.at.push_back(k);
    }
    for (const auto& [shape, lines] : by_shape) {
      if (lines.steps < kFewestPages || size_t{lines.steps} * 4 < lines.at.size() * 3) continue;
      for (const size_t k : lines.at) AddAround(k + 1);
    }
  }

  // `below` is the first line of the next page.
  void AddAround(size_t below) {
    const size_t begin = below - std::min(below, kReach);
    const size_t end = std::min(filled_.size(), below + kReach);
    for (size_t k = begin; k < end; ++k) {
      const std::string_view line = Text(k);
      const bool ends_text = StartsLower(line) && EndsSentence(line);  // of the page before
      if (line.size() < kLongest && !ends_text && !IsNumbered(k)) edges_.push_back(k);
    }
  }

  // Numbers differ in their digits, and a title may be used twice.
  bool IsNumbered(size_t k) { return BeginsWithNumber(Text(k)); }

  std::vector<size_t> edges_;  // indices of filled_
};

}  // namespace

void MarkRunningLines(std::string_view text, std::vector<PlainLine>& lines) {
  Marker(text, lines).Run();
}

}  // namespace codicil::plain
