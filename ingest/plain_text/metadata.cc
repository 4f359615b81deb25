#include "ingest/plain_text/metadata.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "base/ascii.h"
#include "base/split.h"
#include "ingest/dates.h"
#include "text/language_code.h"

namespace codicil::plain {
namespace {

std::string_view Trimmed(std::string_view text) {
  const size_t begin = text.find_first_not_of(" \t\r");
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

// A scalar of YAML on one line: as it is, or in quotation marks.
std::string Unquoted(std::string_view value) {
  const bool quoted = value.size() >= 2 && (value.front() == '"' || value.front() == '\'') &&
                      value.back() == value.front();
  if (!quoted) return std::string(value.substr(0, value.find(" #")));
  const char mark = value.front();
  std::string text;
  for (size_t i = 1; i + 1 < value.size(); ++i) {
    const bool escape = value[i] == (mark == '"' ? '\\' : '\'') && i + 2 < value.size();
    text += value[escape ? ++i : i];
  }
  return text;
}

using Values = std::map<std::string, std::string>;

// The members at the outermost level that have their value on their line; none if the block does
// not end or has a line that is no YAML.
Values ValuesOf(const std::vector<std::string_view>& lines) {
  constexpr size_t kMost = 200;
  Values values;
  for (size_t i = 1; i < std::min(lines.size(), kMost); ++i) {
    const std::string_view line = lines[i], text = Trimmed(line);
    if (text == "---" || text == "...") return values;
    const bool below =
        text.empty() || line[0] == ' ' || line[0] == '\t' || line[0] == '-' || line[0] == '#';
    if (below) continue;
    const size_t colon = line.find(':');
    const bool key =
        colon != line.npos && colon > 0 &&
        (colon + 1 == line.size() || line[colon + 1] == ' ' || line[colon + 1] == '\r');
    if (!key) return {};
    values.emplace(LowerCase(line.substr(0, colon)), Unquoted(Trimmed(line.substr(colon + 1))));
  }
  return {};
}

// The first of these names that has a value; the one that says most about this text comes first.
template <size_t count>
std::string FirstOf(const Values& values, const std::array<std::string_view, count>& names) {
  for (const std::string_view name : names) {
    const auto found = values.find(std::string(name));
    if (found != values.end() && !found->second.empty()) return found->second;
  }
  return {};
}

Metadata OfYaml(const std::vector<std::string_view>& lines) {
  static constexpr std::array<std::string_view, 3> kTitles = {"title", "name", "short_title"};
  static constexpr std::array<std::string_view, 12> kDates = {
      "effective_date", "effective-date",   "effective",        "version_date",
      "last_updated",   "last-updated",     "last_amended",     "updated",
      "date",           "entry_into_force", "publication_date", "published"};
  static constexpr std::array<std::string_view, 2> kLanguages = {"lang", "language"};
  const Values values = ValuesOf(lines);
  Metadata metadata;
  metadata.title = FirstOf(values, kTitles);
  metadata.date = FindDate(FirstOf(values, kDates)).value_or("");
  const std::string language = FirstOf(values, kLanguages);
  if (IsLanguageTag(language)) metadata.language = language;
  return metadata;
}

}  // namespace

Metadata MetadataOf(std::string_view text) {
  constexpr size_t kMost = 20000;
  const size_t begin = text.find_first_not_of("\r\n");
  if (begin == text.npos) return {};
  text = text.substr(begin, kMost);
  const bool yaml = text.starts_with("---"), percent = text.starts_with("% ");
  if (!yaml && !percent) return {};
  const std::vector<std::string_view> lines = Split(text, "\n");
  if (yaml) return Trimmed(lines[0]) == "---" ? OfYaml(lines) : Metadata();
  Metadata metadata;
  metadata.title = Trimmed(lines[0].substr(2));
  if (lines.size() > 2 && lines[1].starts_with('%') && lines[2].starts_with("% "))
    metadata.date = FindDate(lines[2]).value_or("");
  return metadata;
}

}  // namespace codicil::plain
