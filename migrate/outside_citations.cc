#include "migrate/outside_citations.h"

#include <re2/re2.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/ascii.h"
#include "migrate/loose_numbers.h"

namespace codicil {
namespace {

using enum LeadStrength;

constexpr std::string_view kSectionSign = "\xC2\xA7";

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

}  // namespace

OutsideCitationFinder::OutsideCitationFinder(const ReferenceIndex& index)
    : index_(index), names_(index.edition().title) {
  for (const Provision& provision : index.edition().provisions) {
    if (!provision.number.empty())
      greatest_first_ = std::max(greatest_first_, provision.number.value(0));
  }
}

OutsideCitationFinder::~OutsideCitationFinder() = default;

std::string OutsideCitationFinder::AddPattern(const std::string& pattern) {
  RE2::Options options;
  options.set_log_errors(false);
  const RE2 as_given(pattern, options);
  if (!as_given.ok()) return as_given.error();
  patterns_.push_back(std::make_unique<RE2>("(?m)" + pattern, options));
  return {};
}

// `direct`: directly after its lead word. A number that is not in the edition is still a citation
// if it could be one of its numbers; a year could not.
bool OutsideCitationFinder::IsCitation(const OutsideLocator& locator, bool direct) const {
  const RuleNumber& number = locator.first;
  if (index_.Has(number)) return direct || locator.HasDot();
  const bool shaped = LocatorReader(index_, English().citations).HasRuleShape(number);
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
  AddLooseNumbers(unmarked, index_, names_, doubt, found);
  return found;
}

void OutsideCitationFinder::FindLed(std::string_view unmarked,
                                    std::vector<OutsideCitation>& found) const {
  const OutsideContext context(unmarked, index_, names_);
  for (size_t at = 0; at < unmarked.size();) {
    const auto lead = ReadLead(unmarked, at, index_.edition().scheme);
    const size_t next = at + std::max<size_t>(WordAt(unmarked, at).size(), 1);
    if (!lead) {
      at = next;
      continue;
    }
    OutsideCitation citation{static_cast<uint32_t>(at), 0, {}};
    const bool direct = ReadLists(unmarked, lead->end, lead->list, citation);
    const size_t lead_at = std::exchange(at, std::max(lead->end, next));
    if (citation.locators.empty()) continue;
    const OutsideLocator& first = citation.locators[0];
    citation.doubt = context.OfLed(lead_at, lead->strength, first, citation.end, direct);
    if (citation.doubt != Doubt::kNone && !IsWorthDoubt(citation)) continue;
    at = citation.end;
    found.push_back(std::move(citation));
  }
}

// A doubtful number is reported if it could be one of the edition's.
bool OutsideCitationFinder::IsWorthDoubt(const OutsideCitation& citation) const {
  const OutsideLocator& first = citation.locators[0];
  const bool elsewhere = citation.doubt == Doubt::kOther || citation.doubt == Doubt::kQuantity;
  return first.HasDot() ? CouldBe(index_, first) : !elsewhere && index_.Has(first.first);
}

// Reads what the lead word leads to from `at` on: a list, and others joined to it by signs. Returns
// whether only spaces are before its first number.
bool OutsideCitationFinder::ReadLists(std::string_view unmarked, size_t at, ListLead lead,
                                      OutsideCitation& citation) const {
  constexpr std::string_view kJoints = ",;/&+|";
  const CitationWords& words = English().citations;
  const LocatorReader reader(index_, words);
  Gap gap = ReadLeadGap(unmarked, at);
  const bool first_direct = gap.plain && gap.end > at;
  bool direct = gap.end > at || lead != ListLead::kSee;
  for (;;) {
    const auto list = reader.Read(unmarked, gap.end, lead);
    if (!list) return first_direct;
    const OutsideLocator first = WrittenLocator(unmarked, list->locators[0], index_);
    if (!IsCitation(first, direct)) return first_direct;
    if (lead == ListLead::kSee && !index_.Has(first.first)) return first_direct;
    Append(unmarked, *list, index_, citation);
    gap = ReadGap(unmarked, citation.end, kJoints);
    // "rule 203.3a; also 410.9", "rules 203.x and 204.x"
    const std::string_view word = WordAt(unmarked, gap.end);
    const bool joiner = IsOneOf(words.joiners, word);
    if (!gap.joined && !(joiner && citation.locators.back().family)) return first_direct;
    if (joiner || IsOneOf(words.also, word)) gap.end = SkipBlanks(unmarked, gap.end + word.size());
    direct = false;
  }
}

void OutsideCitationFinder::FindMatches(std::string_view text, std::string_view unmarked,
                                        std::vector<OutsideCitation>& found) const {
  const LocatorReader reader(index_, English().citations);
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
