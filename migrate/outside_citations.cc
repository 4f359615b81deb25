#include "migrate/outside_citations.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "base/ascii.h"
#include "crossref/lexing.h"
#include "migrate/loose_numbers.h"
#include "text/lines.h"

namespace codicil {
namespace {

using enum LeadStrength;

constexpr std::string_view kSectionSign = "\xC2\xA7";

// ---- What may come between a word and its number, in source code, markup and data.

struct Gap {
  size_t end = 0;
  bool plain = true;    // only spaces
  bool joined = false;  // contains a comma or another joint
};

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

// Reads signs, markup and at most one line end. `joints` are signs that separate two numbers. Looks
// at a bounded stretch.
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

// ---- Lead words.

struct LeadAt {
  size_t end;
  ListLead list;
  LeadStrength strength;
};

// Part of another word: "house-rule", "max_rules"; but a "sub-rule" is a rule.
bool IsInsideWord(std::string_view text, size_t at) {
  const char before = CharBefore(text, at);
  if (before != '-') return IsAlnum(before) || before == '_';
  return IsAlnum(CharBefore(text, at - 1)) && LowerCase(WordBefore(text, at - 1)) != "sub";
}

// Returns the lead word that begins at `at`. One that is a part of the work's numbers ("Article
// IV") is read with them.
std::optional<LeadAt> ReadLead(std::string_view text, size_t at, const NumberingStyle& style) {
  if (IsInsideWord(text, at)) return std::nullopt;
  if (text.substr(at).starts_with(kSectionSign)) {
    const bool twice = text.substr(at + kSectionSign.size()).starts_with(kSectionSign);
    return LeadAt{at + (twice ? 2 : 1) * kSectionSign.size(),
                  twice ? ListLead::kPlural : ListLead::kSingular, kSection};
  }
  const std::string_view word = WordAt(text, at);
  if (word == "Cr") return std::nullopt;  // the metal
  const std::string lower = LowerCase(word);
  const Language& english = English();
  const size_t end = at + word.size();
  if (const LeadWord* lead = FindLead(english.citations.leads, lower))
    return LeadAt{end, lead->plural ? ListLead::kPlural : ListLead::kSingular,
                  lead->kind == LeadKind::kRule ? kRule : kSection};
  if (Contains(english.citations.see, lower)) return LeadAt{end, ListLead::kSee, kSee};
  if (!Contains(english.outside.work, lower)) {
    const bool led = !word.empty() && MayBeginNumber(text, at, style);
    return led ? std::optional(LeadAt{at, ListLead::kSingular, kSection}) : std::nullopt;
  }
  return LeadAt{end, lower.ends_with('s') ? ListLead::kPlural : ListLead::kSingular, kWork};
}

bool IsNumberWord(std::string_view word) {
  return Contains(English().outside.number, LowerCase(word));
}

void Append(std::string_view text, const LocatorList& list, const ReferenceIndex& index,
            OutsideCitation& citation) {
  for (const Locator& locator : list.locators) {
    citation.locators.push_back(WrittenLocator(text, locator, index));
    citation.end = citation.locators.back().after;
    // "203.1 and 203.1": what is read as the place of a title is also a number.
    const auto again = RuleNumber::Parse(locator.title);
    if (!again || *again != locator.first) continue;
    Locator same = locator;
    same.begin = locator.title_begin;
    same.end = citation.end = locator.title_end;
    citation.locators.push_back(WrittenLocator(text, same, index));
  }
}

// Whether one of the places, which are in order, is in the line of `at`.
bool IsBesideOne(std::string_view text, uint32_t at, const std::vector<uint32_t>& places) {
  constexpr uint32_t kFarthest = 240;
  const auto next = std::ranges::lower_bound(places, at);
  const auto beside = [&](uint32_t a, uint32_t b) {
    return b - a <= kFarthest && text.substr(a, b - a).find('\n') == std::string_view::npos;
  };
  return (next != places.end() && *next != at && beside(at, *next)) ||
         (next != places.begin() && beside(*(next - 1), at));
}

// Skips signs and "no." after a lead word.
Gap ReadLeadGap(std::string_view text, size_t at) {
  constexpr std::string_view kListBegins = ",";  // marks the first item of a list
  Gap gap = ReadGap(text, at, kListBegins);
  // A comma on the same line belongs to a row of data.
  if (gap.joined && text.substr(at, gap.end - at).find('\n') == std::string_view::npos) return {at};
  const std::string_view word = WordAt(text, gap.end);
  if (gap.end == at || !IsNumberWord(word)) return gap;
  const size_t behind = gap.end + word.size();
  Gap more = ReadGap(text, CharAt(text, behind) == '.' ? behind + 1 : behind, kListBegins);
  more.plain &= gap.plain;
  return more;
}

// Whether a number of several parts, which is no citation of the work, follows the lead word.
bool LeadsToOtherNumber(std::string_view text, size_t at, const NumberingStyle& style) {
  const Gap gap = ReadLeadGap(text, at);
  const auto found = ReadNumber(text, gap.end, style);
  return gap.plain && gap.end > at && found && found->number.size() > 1;
}

}  // namespace

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

OutsideCitationFinder::OutsideCitationFinder(const ReferenceIndex& index)
    : index_(index), work_(index) {
  for (const Provision& provision : index.edition().provisions) {
    if (provision.number.empty()) continue;
    greatest_first_ = std::max(greatest_first_, provision.number.value(0));
    if (provision.number.size() > 1) firsts_.insert(provision.number.value(0));
  }
}

OutsideCitationFinder::~OutsideCitationFinder() = default;

Status OutsideCitationFinder::AddPattern(const std::string& pattern) {
  RE2::Options options;
  options.set_log_errors(false);
  const RE2 as_given(pattern, options);
  if (!as_given.ok())
    return Status::Unclear(fmt::format("pattern {}: {}", pattern, as_given.error()));
  patterns_.push_back(std::make_unique<RE2>("(?m)" + pattern, options));
  return {};
}

// `direct`: directly after its lead word. A number that is not in the edition is still a citation
// if it could be one of its numbers; a year could not.
bool OutsideCitationFinder::IsCitation(const OutsideLocator& locator, bool direct) const {
  const RuleNumber& number = locator.first;
  if (index_.Has(number)) return direct || locator.HasDot();
  const bool shaped = LocatorReader(index_, English().citations, false).HasRuleShape(number);
  return shaped && (direct || locator.HasDot()) &&
         number.value(0) <= std::max(greatest_first_, 999u);
}

std::vector<OutsideCitation> OutsideCitationFinder::Find(std::string_view text,
                                                         std::string_view unmarked) const {
  std::vector<OutsideCitation> found;
  if (patterns_.empty()) {
    FindLed(unmarked, found);
  } else {
    FindMatches(text, unmarked, found);
  }
  const Doubt doubt = patterns_.empty() ? Doubt::kUnled : Doubt::kUnmatched;
  AddLooseNumbers(unmarked, work_, doubt, found);
  return found;
}

void OutsideCitationFinder::FindLed(std::string_view unmarked,
                                    std::vector<OutsideCitation>& found) const {
  const OutsideContext context(unmarked, work_);
  const NumberingStyle& scheme = index_.edition().scheme;
  std::vector<uint32_t> others;  // where rules of others are cited
  const size_t begin = found.size();
  for (size_t at = 0; at < unmarked.size();) {
    const auto lead = ReadLead(unmarked, at, scheme);
    const size_t next = at + std::max<size_t>(WordAt(unmarked, at).size(), 1);
    if (!lead) {
      at = next;
      continue;
    }
    OutsideCitation citation{static_cast<uint32_t>(at), 0, {}};
    const bool direct = ReadLists(unmarked, lead->end, lead->list, citation);
    const size_t lead_at = std::exchange(at, std::max(lead->end, next));
    if (citation.locators.empty()) {
      if (lead->strength == kRule && LeadsToOtherNumber(unmarked, lead->end, scheme))
        others.push_back(citation.begin);
      continue;
    }
    const OutsideLocator& first = citation.locators[0];
    citation.own_name = lead->strength == kWork;
    citation.doubt = context.OfLed({lead_at, lead->strength, first, citation.end, direct});
    NoteOthers(citation, others);
    if (citation.doubt != Doubt::kNone && !IsWorthDoubt(citation)) continue;
    at = citation.end;
    found.push_back(std::move(citation));
  }
  for (OutsideCitation& citation : std::span(found).subspan(begin)) {
    if (citation.doubt == Doubt::kNone && !citation.own_name &&
        IsBesideOne(unmarked, citation.begin, others))
      citation.doubt = Doubt::kSubject;
  }
}

// "Rule 6.3" of a work whose rules begin with 100.
bool OutsideCitationFinder::IsOfOtherRules(const OutsideLocator& locator) const {
  return locator.first.size() > 1 && !firsts_.contains(locator.first.value(0));
}

// In "rule 6.3 and rule 203.1" one number casts doubt on the list that it is in.
void OutsideCitationFinder::NoteOthers(const OutsideCitation& citation,
                                       std::vector<uint32_t>& others) const {
  const auto is_other = [&](const OutsideLocator& locator) { return IsOfOtherRules(locator); };
  if (citation.doubt == Doubt::kForm || citation.doubt == Doubt::kSubject ||
      std::ranges::all_of(citation.locators, is_other))
    return others.push_back(citation.begin);
  for (const OutsideLocator& locator : citation.locators)
    if (is_other(locator)) others.push_back(locator.begin);
}

// A doubtful number is reported if it could be one of the edition's.
bool OutsideCitationFinder::IsWorthDoubt(const OutsideCitation& citation) const {
  const OutsideLocator& first = citation.locators[0];
  const bool elsewhere = citation.doubt == Doubt::kOther || citation.doubt == Doubt::kQuantity ||
                         citation.doubt == Doubt::kForm || citation.doubt == Doubt::kSubject;
  return first.HasDot() ? CouldBe(index_, first) : !elsewhere && index_.Has(first.first);
}

// Reads what the lead word leads to from `at` on: a list, and others joined to it by signs. Returns
// whether only spaces are before its first number.
bool OutsideCitationFinder::ReadLists(std::string_view unmarked, size_t at, ListLead lead,
                                      OutsideCitation& citation) const {
  constexpr std::string_view kJoints = ",;/&+|";
  const CitationWords& words = English().citations;
  const LocatorReader reader(index_, words, false);
  Gap gap = ReadLeadGap(unmarked, at);
  const bool first_direct = gap.plain && gap.end > at;
  bool direct = gap.end > at || lead != ListLead::kSee;
  bool bound = false;
  for (;;) {
    const auto list = reader.Read(unmarked, gap.end, lead);
    if (!list) return first_direct;
    const OutsideLocator first = WrittenLocator(unmarked, list->locators[0], index_);
    if (!IsCitation(first, direct)) return first_direct;
    if (lead == ListLead::kSee && !index_.Has(first.first)) return first_direct;
    const size_t members = citation.locators.size();
    Append(unmarked, *list, index_, citation);
    if (bound) citation.locators[members].bound = true;
    const size_t before = citation.end;
    gap = ReadGap(unmarked, citation.end, kJoints);
    // "rule 203.3a; also 410.9", "rules 203.x and 204.x", "rule 203.1 (and 204.2)"
    const std::string_view word = WordAt(unmarked, gap.end);
    const bool joiner = IsOneOf(words.joiners, word);
    bound = joiner && unmarked.substr(before, gap.end - before).find('(') != std::string_view::npos;
    if (!gap.joined && !bound && !(joiner && citation.locators.back().family)) return first_direct;
    if (joiner || IsOneOf(words.also, word)) gap.end = SkipBlanks(unmarked, gap.end + word.size());
    direct = false;
  }
}

void OutsideCitationFinder::FindMatches(std::string_view text, std::string_view unmarked,
                                        std::vector<OutsideCitation>& found) const {
  const LocatorReader reader(index_, English().citations, false);
  for (const auto& pattern : patterns_) {
    const int groups = std::min(pattern->NumberOfCapturingGroups(), 1) + 1;
    re2::StringPiece match[2];
    const re2::StringPiece piece(text.data(), text.size());
    for (size_t at = 0; at <= text.size();) {
      if (!pattern->Match(piece, at, text.size(), RE2::UNANCHORED, match, groups)) break;
      const auto begin = static_cast<size_t>(match[0].data() - text.data());
      at = std::max(begin + match[0].size(), at + 1);
      const re2::StringPiece& group = match[groups - 1];
      if (group.data() == nullptr) continue;
      const auto from = static_cast<size_t>(group.data() - text.data());
      const std::string_view limited = unmarked.substr(0, from + group.size());
      const auto list = reader.Read(limited, from, ListLead::kPlural);
      if (!list) continue;
      OutsideCitation citation{static_cast<uint32_t>(begin), 0, {}};
      Append(limited, *list, index_, citation);
      found.push_back(std::move(citation));
    }
  }
  // Two matches of patterns that overlap are one citation.
  std::ranges::stable_sort(found, [](const auto& a, const auto& b) {
    return a.locators[0].begin < b.locators[0].begin;
  });
  uint32_t done = 0;
  std::erase_if(found, [&](const OutsideCitation& citation) {
    const bool again = citation.locators[0].begin < done;
    if (!again) done = citation.end;
    return again;
  });
}

}  // namespace codicil
