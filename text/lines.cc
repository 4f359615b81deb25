#include "text/lines.h"

#include <algorithm>
#include <cstddef>

namespace codicil {
namespace {

// Every LF ends a line, with up to two CRs before it; every other CR ends one alone.
bool MostEndInLoneCr(std::string_view text) {
  size_t lfs = 0, lone = 0;
  for (size_t at = text.find('\n'); at != text.npos; at = text.find('\n', at + 1)) ++lfs;
  for (size_t at = text.find('\r'); at != text.npos; at = text.find('\r', at + 1)) {
    const std::string_view rest = text.substr(at + 1, 2);
    lone += !rest.starts_with('\n') && rest != "\r\n";
  }
  return lone > lfs;
}

// VT, FF, NEL, LS and PS.
constexpr std::array<std::string_view, 5> kRare = {"\v", "\f", "\u0085", "\u2028", "\u2029"};

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
  size_t end = std::min(next_lf_, next_cr_);
  for (size_t i = 0; i < kRare.size(); ++i) {
    if (next_rare_[i] < at || at == 0)
      next_rare_[i] = std::min(text_.find(kRare[i], at), text_.size());
    end = std::min(end, next_rare_[i]);
  }
  return end;
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
