#include "ingest/rst/markup_lines.h"

#include <algorithm>
#include <string>

#include "base/ascii.h"
#include "rules/rule_number.h"
#include "text/lines.h"

namespace codicil::rst {
namespace {

bool IsPunctuation(char c) {
  return c > ' ' && c < 0x7f && !IsDigit(c) && !IsLower(c) && !IsUpper(c);
}

// Stores where the text after a marker begins in `*text`; returns false if no space separates the
// two.
bool FindText(std::string_view rest, uint32_t length, uint32_t* text) {
  if (length < rest.size() && !IsBlank(rest[length])) return false;
  size_t at = length;
  while (at < rest.size() && IsBlank(rest[at])) ++at;
  *text = static_cast<uint32_t>(at);
  return true;
}

bool IsRoman(std::string_view name) {
  return name.find_first_not_of("ivxlcdm") == std::string_view::npos ||
         name.find_first_not_of("IVXLCDM") == std::string_view::npos;
}

// The name of an enumerator: digits, one letter, two lower-case letters, a Roman numeral, "#".
bool IsEnumeratorName(std::string_view name) {
  constexpr size_t kMaxName = 9;
  if (name.empty() || name.size() > kMaxName) return false;
  if (name == "#" || std::all_of(name.begin(), name.end(), IsDigit)) return true;
  if (name.size() == 1) return IsLower(name[0]) || IsUpper(name[0]);
  return (name.size() == 2 && IsLower(name[0]) && IsLower(name[1])) || IsRoman(name);
}

}  // namespace

bool IsBlank(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }

std::string_view Trim(std::string_view text) {
  while (!text.empty() && (IsBlank(text.front()) || text.front() == '\n')) text.remove_prefix(1);
  while (!text.empty() && (IsBlank(text.back()) || text.back() == '\n')) text.remove_suffix(1);
  return text;
}

std::vector<TextLine> ReadLines(std::string_view text) {
  constexpr uint32_t kTab = 8;
  std::vector<TextLine> lines;
  for (const Line& line : SplitLines(text)) {
    TextLine out{line.begin, line.end, 0};
    while (out.end > out.begin && IsBlank(text[out.end - 1])) --out.end;
    for (; out.begin < out.end && IsBlank(text[out.begin]); ++out.begin) {
      out.indent = text[out.begin] == '\t' ? (out.indent / kTab + 1) * kTab : out.indent + 1;
    }
    lines.push_back(out);
  }
  return lines;
}

std::optional<ListMarker> MatchBullet(std::string_view rest) {
  ListMarker marker;
  for (std::string_view bullet : {"*", "-", "+", "\u2022", "\u2023", "\u2043"}) {
    if (!rest.starts_with(bullet)) continue;
    marker.length = static_cast<uint32_t>(bullet.size());
    if (FindText(rest, marker.length, &marker.text)) return marker;
  }
  return std::nullopt;
}

std::optional<ListMarker> MatchEnumerator(std::string_view rest) {
  ListMarker marker;
  const bool open = rest.starts_with('(');
  marker.name_begin = open ? 1 : 0;
  const size_t end = rest.find_first_of(".) \t", marker.name_begin);
  if (end == std::string_view::npos || IsBlank(rest[end])) return std::nullopt;
  if (open && rest[end] != ')') return std::nullopt;
  marker.name_end = static_cast<uint32_t>(end);
  marker.length = marker.name_end + 1;
  const std::string_view name = rest.substr(marker.name_begin, end - marker.name_begin);
  if (!IsEnumeratorName(name) || !FindText(rest, marker.length, &marker.text)) return std::nullopt;
  if (rest[end] == '.' && IsLower(name[0]) && name.size() <= 2) marker.letters = LettersValue(name);
  return marker;
}

std::optional<FieldMarker> MatchField(std::string_view rest) {
  if (rest.size() < 3 || rest[0] != ':' || rest[1] == ':' || IsBlank(rest[1])) return std::nullopt;
  for (size_t i = 1; i < rest.size(); ++i) {
    if (rest[i] == '\\') {
      ++i;
    } else if (rest[i] == ':') {
      FieldMarker marker;
      marker.length = static_cast<uint32_t>(i + 1);
      if (FindText(rest, marker.length, &marker.text)) {
        return IsBlank(rest[i - 1]) ? std::nullopt : std::optional(marker);
      }
      if (rest[i + 1] == '`') return std::nullopt;
    }
  }
  return std::nullopt;
}

bool IsPunctuationRun(std::string_view rest) {
  return !rest.empty() && IsPunctuation(rest[0]) &&
         rest.find_first_not_of(rest[0]) == std::string_view::npos;
}

bool IsGridBorder(std::string_view rest) {
  return rest.size() >= 3 && rest.starts_with("+-") && rest.ends_with("-+") &&
         rest.find_first_not_of("+-=") == std::string_view::npos;
}

bool IsSimpleBorder(std::string_view rest) {
  return rest.starts_with('=') && rest.find(' ') != std::string_view::npos &&
         rest.find_first_not_of("= ") == std::string_view::npos;
}

bool IsLineBlockLine(std::string_view rest) {
  return rest.starts_with('|') && (rest.size() == 1 || IsBlank(rest[1]));
}

}  // namespace codicil::rst
