#include "ingest/dates.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "text/language.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil {
namespace {

std::string AnyMonth() {
  WordList names;
  for (const Language* language : Languages())
    for (const WordList& month : language->months)
      names.insert(names.end(), month.begin(), month.end());
  return fmt::format("({})\\.?", PatternOf(names));
}

constexpr const char* kEastAsia =
    "(\\d{4})\\s?[年년]\\s?(\\d{1,2})\\s?[月월]\\s?(\\d{1,2})\\s?[日일]";

struct Pattern {
  RE2 regex;
  int year, month, day;  // which group holds what
};

const std::array<Pattern, 6>& Patterns() {
  static const std::string month = AnyMonth();
  static const std::string day =
      "(\\d{1,2})" + PatternOf(InAllLanguages(&Language::day_endings)) + "?";
  static const std::string link =
      "(?:" + PatternOf(InAllLanguages(&Language::date_links)) + "\\s+)?";
  static const std::array<Pattern, 6> patterns = {
      Pattern{RE2("\\b" + month + "\\s+" + day + ",?\\s+(\\d{4})\\b"), 3, 1, 2},
      Pattern{RE2("\\b" + day + "\\.?\\s+" + link + month + ",?\\s+" + link + "(\\d{4})\\b"), 3, 2,
              1},
      Pattern{RE2("\\b(\\d{4})-(\\d{1,2})-(\\d{1,2})\\b"), 1, 2, 3},
      Pattern{RE2("\\b(\\d{1,2})/(\\d{1,2})/(\\d{4})\\b"), 3, 1, 2},
      Pattern{RE2("\\b(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4})\\b"), 3, 2, 1},
      Pattern{RE2(kEastAsia), 1, 2, 3}};
  return patterns;
}

// Returns the number of a month given as a number or a name.
int MonthOf(std::string_view word) {
  if (IsDigit(word[0])) return std::stoi(std::string(word));
  for (const Language* language : Languages())
    for (size_t month = 0; month < language->months.size(); ++month)
      if (Contains(language->months[month], word)) return static_cast<int>(month) + 1;
  return 0;
}

bool IsDay(int month, int day) {
  constexpr std::array<int, 12> kDays = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return month >= 1 && month <= 12 && day >= 1 && day <= kDays[static_cast<size_t>(month - 1)];
}

struct Found {
  size_t at;
  std::string iso;
};

std::optional<Found> Match(const Pattern& pattern, std::string_view text) {
  re2::StringPiece groups[4];
  if (!pattern.regex.Match(text, 0, text.size(), RE2::UNANCHORED, groups, 4)) return std::nullopt;
  const auto group = [&](int i) { return std::string_view(groups[i]); };
  const int month = MonthOf(group(pattern.month));
  const int day = std::stoi(std::string(group(pattern.day)));
  if (!IsDay(month, day)) return std::nullopt;
  return Found{static_cast<size_t>(groups[0].data() - text.data()),
               fmt::format("{}-{:02}-{:02}", group(pattern.year), month, day)};
}

std::optional<Found> FindFirst(std::string_view folded) {
  std::optional<Found> first;
  for (const Pattern& pattern : Patterns()) {
    auto found = Match(pattern, folded);
    if (found && (!first || found->at < first->at)) first = std::move(found);
  }
  return first;
}

// All dates have a year, and few lines do.
bool HasYear(std::string_view text) {
  constexpr size_t kDigits = 4;
  size_t digits = 0;
  for (const char c : text) {
    digits = IsDigit(c) ? digits + 1 : 0;
    if (digits == kDigits) return true;
  }
  return false;
}

// Returns what comes after the first of `leads`, or "". Words of East Asia have no space around
// them.
std::string_view AfterLead(std::string_view folded, const WordList& leads) {
  for (size_t at = 0; at < folded.size(); ++at) {
    const std::string_view rest = folded.substr(at);
    const auto lead = std::ranges::find_if(leads, [&](std::string_view words) {
      if (!rest.starts_with(words)) return false;
      const bool apart = LetterBefore(folded, at) == 0 && LetterAt(rest, words.size()) == 0;
      return apart || BeginsInEastAsia(words);
    });
    if (lead != leads.end()) return rest.substr(lead->size());
  }
  return {};
}

std::optional<std::string> FindLedDate(std::string_view text, const WordList& leads) {
  const std::string folded = FoldCase(text);
  for (std::string_view rest = AfterLead(folded, leads); !rest.empty();
       rest = AfterLead(rest, leads)) {
    constexpr size_t kReach = 60;
    if (auto date = FindDate(rest.substr(0, kReach))) return date;
  }
  return std::nullopt;
}

// "2031年2月3日施行"
std::optional<std::string> FindTailedDate(std::string_view text) {
  if (FindNonAscii(text, 0) == text.size()) return std::nullopt;
  static const Pattern kTailed{
      RE2(std::string(kEastAsia) + "\\s?" + PatternOf(InAllLanguages(&Language::date_tails))), 1, 2,
      3};
  const auto found = Match(kTailed, text);
  return found ? std::optional(found->iso) : std::nullopt;
}

}  // namespace

std::optional<std::string> FindDate(std::string_view text) {
  const auto first = HasYear(text) ? FindFirst(FoldCase(text)) : std::nullopt;
  return first ? std::optional(first->iso) : std::nullopt;
}

std::optional<std::string> FindAmendmentDate(std::string_view text) {
  static const WordList leads = InAllLanguages(&Language::amendment_leads);
  return HasYear(text) ? FindLedDate(text, leads) : std::nullopt;
}

std::optional<std::string> FindEffectiveDate(std::string_view text) {
  static const WordList leads = InAllLanguages(&Language::date_leads);
  if (!HasYear(text)) return std::nullopt;
  if (auto amended = FindAmendmentDate(text)) return amended;
  if (auto led = FindLedDate(text, leads)) return led;
  return FindTailedDate(text);
}

}  // namespace codicil
