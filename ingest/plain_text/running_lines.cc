#include "ingest/plain_text/running_lines.h"

#include <re2/re2.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "base/ascii.h"
#include "ingest/plain_text/filled_lines.h"
#include "text/language.h"
#include "text/sentences.h"

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

// The first and the last number of a line, 0 where it has none.
std::pair<uint64_t, uint64_t> NumbersOf(std::string_view line) {
  uint64_t first = 0, last = 0;
  bool any = false;
  for (size_t i = 0; i < line.size(); ++i) {
    if (!IsDigit(line[i])) continue;
    uint64_t number = 0;
    const size_t end = std::min(line.find_first_not_of("0123456789", i), line.size());
    for (; i < end; ++i) number = number % 100'000'000 * 10 + static_cast<uint64_t>(line[i] - '0');
    if (!any) first = number;
    any = true;
    last = number;
  }
  return {first, last};
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

// Returns the page and how many there are: "2(4)", "2/4", "Page 2 of 4".
std::optional<std::pair<uint32_t, uint32_t>> PageOfAll(std::string_view line) {
  static const RE2 kPage(
      R"((?:^|\s|\[|\|)(\d{1,3})(?:\s?[(/]\s?|\s\pL{1,3}\s)(\d{1,3})(?:\)|\]|\s|\||$))");
  uint32_t page = 0, all = 0;
  const bool found =
      line.size() < kLongest && RE2::PartialMatch(line, kPage, &page, &all) && page <= all;
  return found ? std::optional(std::pair(page, all)) : std::nullopt;
}

class RunningLineMarker : private FilledLines {
 public:
  using FilledLines::FilledLines;

  void Run() {
    FindPages();
    const std::vector<Edge> all = FindEdges();
    std::map<std::string, std::vector<Edge>> by_shape;
    for (const Edge& edge : all) by_shape[ShapeOf(Text(edge.line))].push_back(edge);
    for (const auto& [shape, edges] : by_shape) {
      if (edges.size() < kFewest || !GoWithPages(edges)) continue;
      for (const Edge& edge : edges) At(edge.line).furniture = true;
    }
    MarkChapters(all);
    MarkBelowGaps();
    MarkApart();
    MarkPagesOfAll();
  }

 private:
  // A line next to the end of a page.
  struct Edge {
    size_t line;  // index of filled_
    size_t page;
  };

  // Whether a number in lines of one shape is that of the page, or mostly the same: "Article 3",
  // "Article 6" and "Article 8" only happen to begin pages, and "Chapter 2" comes pages after
  // "Chapter 1".
  bool GoWithPages(const std::vector<Edge>& edges) {
    size_t by_first = 0, by_last = 0;
    for (size_t i = 1; i < edges.size(); ++i) {
      const auto [first, last] = NumbersOf(Text(edges[i].line));
      const auto [first_before, last_before] = NumbersOf(Text(edges[i - 1].line));
      const uint64_t pages = edges[i].page - edges[i - 1].page;
      by_first += GoesWith(pages, first, first_before);
      by_last += GoesWith(pages, last, last_before);
    }
    return std::max(by_first, by_last) * 4 >= (edges.size() - 1) * 3;
  }

  // Ends of pages may be seen twice, by a form feed and by a number.
  static bool GoesWith(uint64_t pages, uint64_t number, uint64_t before) {
    if (number < before) return false;
    const uint64_t more = number - before;
    return more == 0 || (more <= pages && more * 2 >= pages);
  }

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

  // "CHAPTER 3. BOATS          3.2. OARS" on the pages of each chapter, some of which have one.
  void MarkChapters(const std::vector<Edge>& all) {
    std::map<std::string, std::vector<Edge>> by_word;
    for (const Edge& edge : all) {
      const std::string_view line = Text(edge.line);
      const size_t end = line.find_first_of("0123456789");
      if (end > 0 && end != line.npos && IsInTwoParts(line))
        by_word[std::string(line.substr(0, end))].push_back(edge);
    }
    for (const auto& [word, edges] : by_word) {
      size_t again = 0;
      for (size_t i = 1; i < edges.size(); ++i)
        again += NumbersOf(Text(edges[i].line)).first == NumbersOf(Text(edges[i - 1].line)).first;
      if (edges.size() < kFewestPages || again * 4 < edges.size()) continue;
      for (const Edge& edge : edges) At(edge.line).furniture = true;
    }
  }

  // A line of two parts far from each other that comes again and again, a page apart, is a running
  // one also where nothing shows the ends of pages: "Grey Boats          boats.example".
  void MarkApart() {
    constexpr size_t kLeastPage = 8;  // filled lines
    std::map<std::string, std::vector<size_t>> by_shape;
    for (size_t k = 0; k < filled_.size(); ++k) {
      if (IsInTwoParts(Text(k)) && MayRun(k)) by_shape[ShapeOf(Text(k))].push_back(k);
    }
    for (const auto& [shape, at] : by_shape) {
      size_t apart = 0;
      for (size_t i = 1; i < at.size(); ++i) apart += at[i] - at[i - 1] >= kLeastPage;
      if (at.size() < kFewestPages || apart * 4 < (at.size() - 1) * 3) continue;
      for (const size_t k : at) At(k).furniture = true;
    }
  }

  // "1(4)", "2/4", "Page 3 of 4": lines of one shape that count to the number that they all name.
  void MarkPagesOfAll() {
    constexpr size_t kLeastPage = 8;  // filled lines
    std::map<std::pair<std::string, uint32_t>, std::vector<Edge>> by_shape;
    for (size_t k = 0; k < filled_.size(); ++k) {
      if (const auto page = PageOfAll(Text(k)))
        by_shape[{ShapeOf(Text(k)), page->second}].push_back({k, page->first});
    }
    for (const auto& [shape, edges] : by_shape) {
      bool counts = edges.size() == shape.second && edges.size() > 1;
      for (size_t i = 0; i < edges.size() && counts; ++i)
        counts =
            edges[i].page == i + 1 && (i == 0 || edges[i].line - edges[i - 1].line >= kLeastPage);
      for (const Edge& edge : edges) At(edge.line).furniture |= counts;
    }
  }

  static bool IsInTwoParts(std::string_view line) {
    constexpr std::string_view kGap = "          ";
    const size_t gap = line.find(kGap);
    if (gap == line.npos) return false;
    const std::string_view rest = WithoutBlanksAtStart(line.substr(gap));
    return rest.find(kGap) == rest.npos;
  }

  void FindPages() {
    for (size_t feed = text_.find('\f'); feed != text_.npos; feed = text_.find('\f', feed + 1)) {
      const auto below = std::partition_point(filled_.begin(), filled_.end(),
                                              [&](uint32_t i) { return lines_[i].begin < feed; });
      pages_.push_back(static_cast<size_t>(below - filled_.begin()));
    }
    for (size_t k = 0; k < filled_.size(); ++k) {
      if (EndsInPage(Text(k))) pages_.push_back(k + 1);
    }
    AddCounting();
    if (!pages_.empty()) pages_.push_back(filled_.size());
    std::sort(pages_.begin(), pages_.end());
    pages_.erase(std::unique(pages_.begin(), pages_.end()), pages_.end());
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
      for (const size_t k : lines.at) pages_.push_back(k + 1);
    }
  }

  // Each line once.
  std::vector<Edge> FindEdges() {
    std::vector<Edge> edges;
    size_t next = 0;
    for (size_t page = 0; page < pages_.size(); ++page) {
      const size_t below = pages_[page];
      const size_t end = std::min(filled_.size(), below + kReach);
      for (size_t k = std::max(next, below - std::min(below, kReach)); k < end; ++k) {
        if (MayRun(k)) edges.push_back({k, page});
      }
      next = std::max(next, end);
    }
    return edges;
  }

  bool MayRun(size_t k) {
    constexpr size_t kLabel = 8;
    const std::string_view line = Text(k);
    if (line.front() == '(' && line.size() < kLabel) return false;   // "(a)"
    const bool ends_text = StartsLower(line) && EndsSentence(line);  // of the page before
    return line.size() < kLongest && !ends_text && !IsNumbered(k);
  }

  // Numbers differ in their digits, and a title may be used twice.
  bool IsNumbered(size_t k) { return BeginsWithNumber(Text(k)); }

  std::vector<size_t> pages_;  // the first line of each, an index of filled_
};

}  // namespace

void MarkRunningLines(std::string_view text, std::vector<PlainLine>& lines) {
  RunningLineMarker(text, lines).Run();
}

}  // namespace codicil::plain
