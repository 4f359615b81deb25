#include "ingest/dates.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <array>

namespace codicil {
namespace {

constexpr std::string_view kMonths =
    "(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|"
    "Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?";

struct Pattern {
  RE2 regex;
  int year, month, day;  // which group holds what
};

const std::array<Pattern, 4>& Patterns() {
  static const std::string month(kMonths);
  static const std::array<Pattern, 4> patterns = {
      Pattern{RE2("(?i)\\b" + month + "\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})\\b"), 3, 1, 2},
      Pattern{RE2("(?i)\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+" + month + ",?\\s+(\\d{4})\\b"), 3, 2, 1},
      Pattern{RE2("\\b(\\d{4})-(\\d{1,2})-(\\d{1,2})\\b"), 1, 2, 3},
      Pattern{RE2("\\b(\\d{1,2})/(\\d{1,2})/(\\d{4})\\b"), 3, 1, 2}};
  return patterns;
}

// Returns the number of a month given as a number or a name.
int MonthOf(std::string_view word) {
  if (word[0] >= '0' && word[0] <= '9') return std::stoi(std::string(word));
  constexpr std::string_view kShort = "janfebmaraprmayjunjulaugsepoctnovdec";
  std::string start(word.substr(0, 3));
  for (char& c : start) c = static_cast<char>(c | 0x20);
  return static_cast<int>(kShort.find(start) / 3) + 1;
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
  const re2::StringPiece whole(text.data(), text.size());
  if (!pattern.regex.Match(whole, 0, text.size(), RE2::UNANCHORED, groups, 4)) return std::nullopt;
  const auto group = [&](int i) { return std::string_view(groups[i].data(), groups[i].size()); };
  const int month = MonthOf(group(pattern.month));
  const int day = std::stoi(std::string(group(pattern.day)));
  if (!IsDay(month, day)) return std::nullopt;
  return Found{static_cast<size_t>(groups[0].data() - text.data()),
               fmt::format("{}-{:02}-{:02}", group(pattern.year), month, day)};
}

}  // namespace

std::optional<std::string> FindDate(std::string_view text) {
  std::optional<Found> first;
  for (const Pattern& pattern : Patterns()) {
    auto found = Match(pattern, text);
    if (found && (!first || found->at < first->at)) first = std::move(found);
  }
  if (!first) return std::nullopt;
  return first->iso;
}

std::optional<std::string> FindEffectiveDate(std::string_view text) {
  static const RE2 kLead(
      "(?i)\\b(?:as of|effective(?: date)?(?: on| from)?|in effect (?:from|since|on)|valid "
      "(?:from|as of)|"
      "(?:last )?(?:updated|revised|changed)(?: on)?|date|dated|current (?:through|to))\\b:?");
  re2::StringPiece rest(text.data(), text.size());
  while (RE2::FindAndConsume(&rest, kLead)) {
    constexpr size_t kReach = 60;
    if (auto date = FindDate(std::string_view(rest.data(), std::min(rest.size(), kReach))))
      return date;
  }
  return std::nullopt;
}

}  // namespace codicil
