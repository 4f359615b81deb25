#include "ingest/dates.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <re2/re2.h>

#include <array>

#include "base/ascii.h"

namespace codicil {
namespace {

// In English, German, French, Spanish, Italian and Portuguese; what is written with a period too is
// English.
constexpr std::array<std::string_view, 12> kMonths = {
    "jan(?:uary|uar)?|jänner|janvier|enero|gennaio|janeiro",
    "feb(?:ruary|ruar)?|février|febrero|febbraio|fevereiro",
    "mar(?:ch|s|zo|ço)?|märz",
    "apr(?:il|ile)?|avril|abril",
    "may|mai|mayo|maggio|maio",
    "june?|juni|juin|junio|giugno|junho",
    "july?|juli|juillet|julio|luglio|julho",
    "aug(?:ust)?|août|agosto",
    "sept?(?:ember)?|septembre|septiembre|settembre|setembro",
    "oct(?:ober|obre)?|oktober|octubre|ottobre|outubro",
    "nov(?:ember|embre|iembre)?|novembro",
    "dec(?:ember)?|dezember|décembre|diciembre|dicembre|dezembro"};

std::string AnyMonth() { return fmt::format("({})\\.?", fmt::join(kMonths, "|")); }

struct Pattern {
  RE2 regex;
  int year, month, day;  // which group holds what
};

const std::array<Pattern, 5>& Patterns() {
  static const std::string month = AnyMonth();
  static const std::array<Pattern, 5> patterns = {
      Pattern{RE2("(?i)\\b" + month + "\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})\\b"), 3, 1, 2},
      Pattern{RE2("(?i)\\b(\\d{1,2})(?:st|nd|rd|th|er|º|°|\\.)?\\s+(?:de\\s+)?" + month +
                  ",?\\s+(?:de\\s+)?(\\d{4})\\b"),
              3, 2, 1},
      Pattern{RE2("\\b(\\d{4})-(\\d{1,2})-(\\d{1,2})\\b"), 1, 2, 3},
      Pattern{RE2("\\b(\\d{1,2})/(\\d{1,2})/(\\d{4})\\b"), 3, 1, 2},
      Pattern{RE2("\\b(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4})\\b"), 3, 2, 1}};
  return patterns;
}

// Returns the number of a month given as a number or a name.
int MonthOf(std::string_view word) {
  if (IsDigit(word[0])) return std::stoi(std::string(word));
  size_t month = 0;
  while (!RE2::FullMatch(word, fmt::format("(?i)(?:{})", kMonths[month]))) ++month;
  return static_cast<int>(month) + 1;
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
      "(?i)\\b(?:as of|effective(?: date)?(?: on| from)?|(?:takes?|taking) effect(?: on| from)?|"
      "in (?:effect|force) (?:from|since|on|as of)|valid (?:from|as of)|version (?:of|from|dated)|"
      "(?:last )?(?:updated|revised|changed)(?: on)?|date|dated|current (?:through|to)|"
      "gültig (?:ab|seit)(?: dem)?|in kraft (?:ab|seit|getreten am)|stand(?: vom)?|fassung vom|"
      "en vigueur (?:le|au|depuis le|à partir du)|version du|vigente desde|"
      "en vigor (?:el|desde|a partir del?)|in vigore (?:dal|da)|em vigor (?:desde|a partir "
      "de))\\b:?");
  re2::StringPiece rest = text;
  while (RE2::FindAndConsume(&rest, kLead)) {
    constexpr size_t kReach = 60;
    if (auto date = FindDate(std::string_view(rest.data(), std::min(rest.size(), kReach))))
      return date;
  }
  return std::nullopt;
}

}  // namespace codicil
