#include "diff/outside_citations.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <optional>

#include "text/lines.h"

namespace codicil {
namespace {

struct OutsideLead {
  std::string_view word;  // in lower case
  ListLead list;
};

// The words of the work's own citations, and those that others cite it with.
constexpr std::array kLeads = {OutsideLead{"rule", ListLead::kSingular},
                               OutsideLead{"rules", ListLead::kPlural},
                               OutsideLead{"subrule", ListLead::kSingular},
                               OutsideLead{"subrules", ListLead::kPlural},
                               OutsideLead{"section", ListLead::kSingular},
                               OutsideLead{"sections", ListLead::kPlural},
                               OutsideLead{"subsection", ListLead::kSingular},
                               OutsideLead{"subsections", ListLead::kPlural},
                               OutsideLead{"cr", ListLead::kSingular},
                               OutsideLead{"crs", ListLead::kPlural},
                               OutsideLead{"see", ListLead::kSee}};
constexpr std::array<std::string_view, 4> kNumberWords = {"no", "nr", "number", "num"};
constexpr std::string_view kSectionSign = "\xC2\xA7";

char Lower(char c) { return IsUpper(c) ? static_cast<char>(c | 0x20) : c; }

bool IsSame(std::string_view word, std::string_view lower) {
  return word.size() == lower.size() && std::equal(word.begin(), word.end(), lower.begin(),
                                                   [](char a, char b) { return Lower(a) == b; });
}

// ---- What may stand between a lead word and its number, or between two numbers.

constexpr size_t kLongestTag = 300;

// The end of an HTML tag or of the target of a Markdown link at `at`, or `at`.
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

// Bytes of a sign that parts nothing: quotes, brackets, emphasis.
size_t GapSign(std::string_view rest) {
  constexpr std::string_view kSigns = "\"'`*_#([{]}:=|";
  if (rest.empty()) return 0;
  if (kSigns.find(rest[0]) != std::string_view::npos) return 1;
  return rest.starts_with("\xE2\x80\x9C") || rest.starts_with("\xE2\x80\x9D") ? 3 : 0;
}

struct Gap {
  size_t end = 0;
  bool plain = true;    // nothing but blanks
  bool joined = false;  // a comma or the like is in it
};

// As far as signs, markup and at most one line end go. `joints` are signs that part two numbers.
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

// ---- Locators as they are written.

bool IsNumberByte(char c) { return IsDigit(c) || IsLower(c) || c == '.'; }

OutsideLocator Written(std::string_view text, const Locator& locator) {
  OutsideLocator out;
  out.begin = out.last_begin = locator.begin;
  out.end = out.first_end = locator.end;
  out.first = locator.first;
  out.last = locator.last;
  const std::string_view all = text.substr(locator.begin, locator.end - locator.begin);
  size_t length = 0;
  const auto number = RuleNumber::ParsePrefix(all, &length);
  out.short_first = !number || *number != locator.first;
  if (locator.last.empty()) return out;
  if (out.short_first) length = WordAt(all, 0).size();
  out.first_end = locator.begin + static_cast<uint32_t>(length);
  uint32_t begin = locator.end;
  while (begin > out.first_end && IsNumberByte(text[begin - 1])) --begin;
  out.last_begin = begin;
  const auto last = RuleNumber::Parse(text.substr(begin, locator.end - begin));
  out.short_last = !last || *last != locator.last;
  return out;
}

void Append(std::string_view text, const LocatorList& list, OutsideCitation& citation) {
  for (const Locator& locator : list.locators) {
    citation.locators.push_back(Written(text, locator));
    citation.end = locator.end;
  }
}

// ---- Lead words.

struct LeadAt {
  size_t end;
  ListLead list;
};

// The lead word that begins at `at`.
std::optional<LeadAt> ReadLead(std::string_view text, size_t at) {
  if (text.substr(at).starts_with(kSectionSign)) {
    const bool twice = text.substr(at + kSectionSign.size()).starts_with(kSectionSign);
    return LeadAt{at + (twice ? 2 : 1) * kSectionSign.size(),
                  twice ? ListLead::kPlural : ListLead::kSingular};
  }
  const std::string_view word = WordAt(text, at);
  for (const OutsideLead& lead : kLeads) {
    if (IsSame(word, lead.word)) return LeadAt{at + word.size(), lead.list};
  }
  return std::nullopt;
}

bool IsNumberWord(std::string_view word) {
  return std::any_of(kNumberWords.begin(), kNumberWords.end(),
                     [&](std::string_view one) { return IsSame(word, one); });
}

// Behind a lead word: over signs and "no.".
Gap ReadLeadGap(std::string_view text, size_t at) {
  constexpr std::string_view kListBegins = ",";  // the mark of a list's first item
  Gap gap = ReadGap(text, at, kListBegins);
  const std::string_view word = WordAt(text, gap.end);
  if (gap.end == at || !IsNumberWord(word)) return gap;
  const size_t behind = gap.end + word.size();
  Gap more = ReadGap(text, CharAt(text, behind) == '.' ? behind + 1 : behind, kListBegins);
  more.plain &= gap.plain;
  return more;
}

// The mark that begins a line of a comment or of a list, from its first sign that is no blank.
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
  // "-1" and "*this" are no marks, nor is "/203.1".
  if (mark.size < rest.size() && rest[mark.size] != ' ' && rest[mark.size] != '\t') mark.size = 0;
  return mark;
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

OutsideCitationFinder::OutsideCitationFinder(const ReferenceIndex& index) : index_(index) {
  for (const Provision& provision : index.edition().provisions) {
    if (provision.number.size() > 0) {
      greatest_first_ = std::max(greatest_first_, provision.number.value(0));
    }
  }
}

OutsideCitationFinder::~OutsideCitationFinder() = default;

std::string OutsideCitationFinder::AddPattern(const std::string& pattern) {
  RE2::Options options;
  options.set_log_errors(false);
  auto compiled = std::make_unique<RE2>("(?m)" + pattern, options);
  if (!compiled->ok()) return compiled->error();
  patterns_.push_back(std::move(compiled));
  return {};
}

// `direct`: right behind its lead word. A number that the edition lacks is a citation all the same
// where it could be one of its numbers; a year could not.
bool OutsideCitationFinder::IsCitation(const RuleNumber& number, bool direct) const {
  if (index_.Has(number)) return direct || number.size() > 1;
  const bool shaped = LocatorReader(index_, CitationWordsOf("en")).HasRuleShape(number);
  return shaped && direct && number.value(0) <= std::max(greatest_first_, 999u);
}

std::vector<OutsideCitation> OutsideCitationFinder::Find(std::string_view text,
                                                         std::string_view unmarked) const {
  std::vector<OutsideCitation> found;
  if (patterns_.empty()) {
    FindLed(unmarked, found);
  } else {
    FindMatches(text, unmarked, found);
  }
  return found;
}

void OutsideCitationFinder::FindLed(std::string_view unmarked,
                                    std::vector<OutsideCitation>& found) const {
  for (size_t at = 0; at < unmarked.size();) {
    const char before = CharBefore(unmarked, at);
    const bool inside = IsAlnum(before) || before == '_';
    const auto lead = inside ? std::nullopt : ReadLead(unmarked, at);
    if (!lead) {
      at += std::max<size_t>(WordAt(unmarked, at).size(), 1);
      continue;
    }
    OutsideCitation citation{static_cast<uint32_t>(at), 0, {}};
    ReadLists(unmarked, lead->end, lead->list, citation);
    at = citation.locators.empty() ? lead->end : citation.end;
    if (!citation.locators.empty()) found.push_back(std::move(citation));
  }
}

// What is led from `at` on: a list, and those that signs join to it.
void OutsideCitationFinder::ReadLists(std::string_view unmarked, size_t at, ListLead lead,
                                      OutsideCitation& citation) const {
  constexpr std::string_view kJoints = ",;/&+|";
  const CitationWords& words = CitationWordsOf("en");
  const LocatorReader reader(index_, words);
  Gap gap = ReadLeadGap(unmarked, at);
  bool direct = gap.plain && gap.end > at;
  for (;;) {
    const auto list = reader.Read(unmarked, gap.end, lead);
    if (!list) return;
    const RuleNumber& first = list->locators[0].first;
    if (!IsCitation(first, direct || first.size() > 1)) return;
    if (lead == ListLead::kSee && !index_.Has(first)) return;
    Append(unmarked, *list, citation);
    gap = ReadGap(unmarked, citation.end, kJoints);
    if (!gap.joined) return;
    // "rule 203.3a; also 410.9"
    const std::string_view word = WordAt(unmarked, gap.end);
    if (IsOneOf(words.also, word) || IsOneOf(words.joiners, word))
      gap.end = SkipBlanks(unmarked, gap.end + word.size());
    direct = false;
  }
}

void OutsideCitationFinder::FindMatches(std::string_view text, std::string_view unmarked,
                                        std::vector<OutsideCitation>& found) const {
  const LocatorReader reader(index_, CitationWordsOf("en"));
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
      Append(limited, *list, citation);
      found.push_back(std::move(citation));
    }
  }
  // What two patterns match is one citation.
  std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
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
