#include "rules/number_census.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "rules/building.h"
#include "rules/enumerator.h"
#include "rules/kinds.h"
#include "rules/loose_enumerator.h"
#include "text/lines.h"
#include "text/utf8.h"

namespace codicil {
namespace {

class Census {
 public:
  Census(const Edition& edition, SourceId source)
      : edition_(edition),
        source_(source),
        text_(edition.sources().files[source].text->text()),
        labels_(edition.sources().files[source].labels) {}

  NumberCensus Take() {
    LineSplitter splitter(text_);
    while (const std::optional<Line> line = splitter.Next()) {
      const std::string_view content = text_.substr(line->begin, line->end - line->begin);
      const size_t start = content.find_first_not_of(" \t");
      if (start == std::string_view::npos) {
        at_start_ = true;
        continue;
      }
      Visit(line->begin, content, start);
      const char last = LastSign(content);
      after_colon_ = last == ':';
      at_start_ = std::string_view(".!?:;").find(last) != std::string_view::npos;
    }
    std::sort(census_.unread.begin(), census_.unread.end(),
              [](const Span& a, const Span& b) { return a.begin < b.begin; });
    const auto same = [](const Span& a, const Span& b) { return a.begin == b.begin; };
    census_.unread.erase(std::unique(census_.unread.begin(), census_.unread.end(), same),
                         census_.unread.end());
    // A few "Stage 1: ..." in a rule are a list, too.
    if (worded_ * 10 <= census_.read) census_.listed += worded_;
    census_.listed = std::min(census_.listed, census_.unread.size());  // some were counted twice
    return std::move(census_);
  }

 private:
  // The enumerators of one list so far.
  struct List {
    Enumerator last;
    Span span;             // of the last one
    bool counted = false;  // it is in the census
    bool opened = false;   // by a colon, inside a provision
  };

  // Consecutive numbers in an unknown shape.
  struct Run {
    LooseEnumerator last;
    std::vector<Span> spans;
    bool opened = false;
  };

  void Visit(uint32_t begin, std::string_view content, size_t start) {
    if (labels_.at(begin + static_cast<uint32_t>(start)) == Label::kNumber)
      return VisitRead(content.substr(start));
    const auto found = FindEnumerator(content);
    if (!found || found->bare) VisitLoose(begin, content);
    if (!found) return;
    const Span span{source_, begin + found->begin, begin + found->end};
    if (labels_.at(span.begin) == Label::kNumber) return VisitRead(content.substr(found->begin));
    if (!IsText(span, *found)) return;
    SettleBare(content.substr(found->begin));
    if (found->bare) {
      bare_ = span;
    } else {
      VisitCandidate(*found, span);
    }
  }

  // One line of a run of numbers in an unknown shape. Four in a row are not a coincidence.
  void VisitLoose(uint32_t begin, std::string_view content) {
    constexpr size_t kFewest = 4;
    const auto found = at_start_ ? FindLooseEnumerator(content) : std::nullopt;
    if (!found) return;
    const Span span{source_, begin + found->begin, begin + found->end};
    if (!IsTextLabel(labels_.at(span.begin))) return;
    Run& run = runs_[found->lead];
    if (run.spans.empty() || !run.last.IsFollowedBy(*found)) {
      run = {};
      run.opened = after_colon_ && census_.read > 0;
    }
    run.last = *found;
    run.spans.push_back(span);
    if (run.spans.size() < kFewest) return;
    if (IsWorded(*found)) worded_ += run.spans.size() == kFewest ? kFewest : 1;
    if (run.spans.size() == kFewest) {
      for (Span earlier : run.spans) Count(earlier, run.opened);
    } else {
      Count(span, run.opened);
    }
  }

  static bool IsWorded(const LooseEnumerator& found) {
    if (found.lead.empty()) return false;
    return IsLetterOfAnyScript(Utf8At(found.lead, 0).code_point);
  }

  void VisitRead(std::string_view content) {
    ++census_.read;
    size_t length = 0;
    if (const auto number = RuleNumber::ParsePrefix(content, &length, edition_.scheme))
      last_read_ = *number;
    SettleBare(content);
  }

  static bool IsTextLabel(Label label) {
    return label == Label::kText || label == Label::kHeading || label == Label::kExample ||
           label == Label::kFrontMatter || label == Label::kBackMatter;
  }

  // Excludes the glossary, whose terms have numbered senses.
  bool IsText(Span span, const Enumerator& found) const {
    const Label label = labels_.at(span.begin);
    return IsTextLabel(label) || (label == Label::kGlossary && found.compound);
  }

  void VisitCandidate(const Enumerator& found, Span span) {
    const std::string_view label = text_.substr(span.begin, span.size());
    const auto number = RuleNumber::Parse(label, EveryStyle());
    if (number && (Carries(*number) || CarriesLed(*number)) && IsMention(*number, span)) return;
    const auto [at, is_first] = lists_.try_emplace(found.list);
    List& list = at->second;
    const bool goes_on = !is_first && Follows(list.last, found);
    const bool opened = goes_on ? list.opened : OpensList(found);
    if (goes_on && !list.counted) Count(list.span, opened);
    const bool counts = goes_on || IsBelowCounted(found, span) || (number && FitsTree(*number));
    if (counts) Count(span, opened);
    list = {found, span, counts, opened};
  }

  // "These may be lit:" followed by "1. ...": this kind of list is part of the text.
  bool OpensList(const Enumerator& found) const {
    return after_colon_ && !found.compound && (found.value == 1 || found.roman == 1) &&
           census_.read > 0;
  }

  void Count(Span span, bool listed) {
    census_.unread.push_back(span);
    census_.listed += listed;
    std::string_view label = text_.substr(span.begin, span.size());
    if (label.ends_with(')')) label.remove_suffix(1);
    counted_.insert(label);
  }

  // A citation at the start of a wrapped line, or an entry of the table of contents.
  bool IsMention(const RuleNumber& number, Span span) const {
    const Label label = labels_.at(span.begin);
    if (label == Label::kFrontMatter || label == Label::kGlossary) return true;
    return (IsDeep(number) && !at_start_) || HasTitleOf(number, span);
  }

  // "1.1. Lamps" in the contents of a chapter.
  bool HasTitleOf(const RuleNumber& number, Span span) const {
    const ProvisionId id = edition_.Find(number);
    if (id == kNoProvision) return false;
    const Provision& provision = edition_.provisions[id];
    const Passage& first = provision.heading.text.empty() ? provision.text : provision.heading;
    std::string_view title =
        text_.substr(span.end, text_.find_first_of("\r\n", span.end) - span.end);
    title.remove_prefix(std::min(title.find_first_not_of(".: \t"), title.size()));
    return !title.empty() && first.text.starts_with(title);
  }

  static bool Follows(const Enumerator& last, const Enumerator& found) {
    constexpr uint32_t kReach = 2;  // one may be missing, or have been read
    const auto comes_next = [](uint32_t a, uint32_t b) { return b > a && b - a <= kReach; };
    return comes_next(last.value, found.value) ||
           (last.roman > 0 && comes_next(last.roman, found.roman));
  }

  // "1a1" if there is 1a, "(2a)" if there is (2).
  bool IsBelowCounted(const Enumerator& found, Span span) const {
    std::string_view above = text_.substr(span.begin, found.last);
    while (above.ends_with('.') || above.ends_with('-')) above.remove_suffix(1);
    return found.compound && counted_.contains(above);
  }

  bool FitsTree(const RuleNumber& number) const {
    if (!IsDeep(number) || !at_start_) return false;
    return Carries(number) || Carries(number.Parent(edition_.scheme)) ||
           Carries(number.Next(edition_.scheme)) || ComesNext(number);
  }

  bool ComesNext(const RuleNumber& number) const {
    for (RuleNumber at = last_read_; !at.empty(); at = at.Parent(edition_.scheme)) {
      if (at.size() == number.size() && at.Next(edition_.scheme) == number) return true;
    }
    return false;
  }

  // "7." may also begin a list item; "702." hardly ever does.
  bool IsDeep(const RuleNumber& number) const { return number.Depth(edition_.scheme) > 1; }

  bool Carries(const RuleNumber& number) const {
    const ProvisionId id = edition_.Find(number);
    return id != kNoProvision && !edition_.provisions[id].implied;
  }

  // "1. Lamps" in the contents for Chapter 1.
  bool CarriesLed(const RuleNumber& number) const {
    return number.size() == 1 && number[0].lead == 0 &&
           std::ranges::any_of(edition_.scheme.leads,
                               [&](NumberLead lead) { return Carries(number.WithLead(lead)); });
  }

  // "1 Title" is the heading of what comes next, if that is 1.1.
  void SettleBare(std::string_view next) {
    if (!bare_) return;
    size_t length = 0;
    const auto above = RuleNumber::Parse(text_.substr(bare_->begin, bare_->size()));
    const auto below = RuleNumber::ParsePrefix(next, &length);
    const bool is_head = above && below && below->size() > 1 && below->value(0) == above->value(0);
    if (is_head && !Carries(*above)) Count(*bare_, false);
    bare_.reset();
  }

  // Returns the last sign of a line, ignoring those that close quotations and emphasis.
  static char LastSign(std::string_view line) {
    const size_t last = line.find_last_not_of(" \t\"')]*_");
    return last == std::string_view::npos ? ' ' : line[last];
  }

  const Edition& edition_;
  SourceId source_;
  std::string_view text_;
  const ByteLabels& labels_;
  std::unordered_map<std::string, List> lists_;
  std::unordered_map<std::string, Run> runs_;     // by what comes before the number
  std::unordered_set<std::string_view> counted_;  // labels
  RuleNumber last_read_;
  std::optional<Span> bare_;  // the last "1 Title"
  bool at_start_ = true;      // a paragraph may begin here
  bool after_colon_ = false;  // the last line with words ends in one
  size_t worded_ = 0;         // in runs such as "Stage 1", "Stage 2"
  NumberCensus census_;
};

// Formats the first few places, with their lines.
std::string Places(const SourceText& source, const std::vector<Span>& unread) {
  constexpr size_t kShown = 3;
  std::string places;
  for (size_t i = 0; i < std::min(kShown, unread.size()); ++i) {
    const Span span = unread[i];
    places += fmt::format("{}\"{}\" on line {}", i == 0 ? "" : ", ", source.Cut(span),
                          source.Locate(span.begin).line);
  }
  return places;
}

// A few may be chance. Lists in the text are normal, unless they make up a tenth of all numbered
// lines.
bool IsWorthAWarning(const NumberCensus& census) {
  constexpr size_t kFew = 3, kFewListed = 10;
  return census.unread.size() - census.listed > kFew ||
         (census.listed > kFewListed && census.listed * 10 > census.numbered());
}

}  // namespace

void ReportUnreadNumbers(const Edition& edition, Diagnostics& diagnostics) {
  for (SourceId id = 0; id < edition.sources().files.size(); ++id) {
    const NumberCensus census = CountNumbers(edition, id);
    if (!IsWorthAWarning(census)) continue;
    diagnostics.Report(
        kind::kNumberUnread, Severity::kWarning,
        fmt::format("{} of {} lines that look numbered were read as running text, first {}",
                    census.unread.size(), census.numbered(),
                    Places(edition.sources().text(id), census.unread)),
        census.unread.front());
  }
}

NumberCensus CountNumbers(const Edition& edition, SourceId source) {
  if (edition.sources().files[source].format == "json") return {};
  return Census(edition, source).Take();
}

}  // namespace codicil
