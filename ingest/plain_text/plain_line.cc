#include "ingest/plain_text/plain_line.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "base/ascii.h"
#include "rules/numbering_style.h"
#include "text/code_points.h"
#include "text/columns.h"
#include "text/language.h"
#include "text/lines.h"
#include "text/quotation_marks.h"
#include "text/utf8.h"
#include "text/words.h"

namespace codicil::plain {
namespace {

size_t BlankAtEnd(std::string_view text) {
  if (text.empty()) return 0;
  if (static_cast<unsigned char>(text.back()) < 0x80) return IsAsciiBlank(text.back()) ? 1 : 0;
  size_t begin = text.size() - 1;
  while (begin > 0 && !StartsCodePoint(text[begin])) --begin;
  return BlankAtStart(text.substr(begin));
}

PlainLine ReadLine(std::string_view text, const Line& line) {
  constexpr uint32_t kTab = 8;
  PlainLine out{line.begin, line.end, 0};
  for (;;) {
    const size_t size = BlankAtStart(text.substr(out.begin, out.end - out.begin));
    if (size == 0) break;
    out.indent += text[out.begin] == '\t' ? kTab - out.indent % kTab : 1;
    out.begin += static_cast<uint32_t>(size);
  }
  for (;;) {
    const size_t size = BlankAtEnd(text.substr(out.begin, out.end - out.begin));
    if (size == 0) break;
    out.end -= static_cast<uint32_t>(size);
  }
  return out;
}

}  // namespace

size_t BlankAtStart(std::string_view text) {
  if (text.empty()) return 0;
  if (static_cast<unsigned char>(text.front()) < 0x80) return IsAsciiBlank(text.front()) ? 1 : 0;
  const Utf8Sequence first = Utf8At(text, 0);
  return IsBlank(first.code_point) ? first.size : 0;
}

std::string_view WithoutBlanksAtStart(std::string_view text) {
  while (const size_t size = BlankAtStart(text)) text.remove_prefix(size);
  return text;
}

std::vector<PlainLine> ReadLines(std::string_view text) {
  LineSplitter splitter(text);
  std::vector<PlainLine> lines;
  lines.reserve(splitter.LikelyCount());
  while (const std::optional<Line> line = splitter.Next()) lines.push_back(ReadLine(text, *line));
  return lines;
}

uint32_t Columns(std::string_view line) {
  constexpr unsigned char kFirstWide = 0xE3;  // the first byte of ideographs and later scripts
  const bool wide = std::any_of(line.begin(), line.end(),
                                [](char c) { return static_cast<unsigned char>(c) >= kFirstWide; });
  return static_cast<uint32_t>(wide ? CountColumns(line) : CountCodePoints(line));
}

bool StartsLower(std::string_view line) { return !line.empty() && IsLower(line.front()); }

std::string_view LastWord(std::string_view line) {
  size_t begin = line.size();
  const auto before = [&] {
    const bool hyphen = begin > 0 && line[begin - 1] == '-';
    return hyphen ? 1 : LetterBefore(line, begin);
  };
  while (const size_t size = before()) begin -= size;
  return line.substr(begin);
}

bool IsConjunction(std::string_view word) {
  static const WordList words = InAllLanguages(&Language::conjunctions);
  return Contains(words, LowerCase(word));
}

bool EndsItem(std::string_view line) {
  const std::string_view word = LastWord(line);
  if (!IsConjunction(word)) return false;
  line = line.substr(0, line.find_last_not_of(' ', line.size() - word.size() - 1) + 1);
  if (line.ends_with(';')) return true;
  return line.ends_with(',') && LastWord(line.substr(0, line.size() - 1)).size() > 1;
}

bool EndsInCitingWord(std::string_view line) {
  static const WordList words = [] {
    WordList all = InAllLanguages(&Language::before_numbers);
    for (const auto table : {&Language::articles, &Language::title_words}) {
      const WordList some = InAllLanguages(table);
      all.insert(all.end(), some.begin(), some.end());
    }
    return all;
  }();
  static const WordList leads = LeadWords();
  const std::string_view last = LastWord(line);
  const std::string_view before = line.substr(0, line.size() - last.size());
  const bool apart = before.empty() || before.ends_with(' ');  // not of "43/a"
  return line.ends_with("§") ||
         (apart && (Contains(words, LowerCase(last)) || Contains(leads, last)));
}

namespace {

// The names of a kind of heading in all languages, whatever the case.
class Names {
 public:
  explicit Names(WordList Language::*table) {
    for (const std::string_view name : InAllLanguages(table)) {
      longest_ = std::max(longest_, name.size());
      folded_.insert(FoldCase(name));
    }
  }
  bool Have(std::string_view line) const {
    return line.size() <= longest_ && folded_.contains(FoldCase(line));
  }

 private:
  std::set<std::string, std::less<>> folded_;
  size_t longest_ = 0;
};

struct LabelWords {
  std::string words;
  PartLabel::Kind kind;
};

// As the tables have them, and in capitals.
std::vector<LabelWords> AllLabels() {
  std::vector<LabelWords> labels;
  const auto add = [&labels](WordList Language::*table, PartLabel::Kind kind) {
    for (const std::string_view word : InAllLanguages(table)) {
      labels.push_back({std::string(word), kind});
      labels.push_back({ToCapitals(word), kind});
    }
  };
  add(&Language::examples, PartLabel::kExample);
  add(&Language::see_also, PartLabel::kNote);
  return labels;
}

// "Example 2:", "例B:".
size_t SizeOfOrdinal(std::string_view rest) {
  constexpr size_t kMostDigits = 2;
  const size_t blank = rest.starts_with(' ') ? 1 : 0;
  size_t end = blank;
  while (end < rest.size() && end - blank < kMostDigits && IsDigit(rest[end])) ++end;
  if (end == blank && end < rest.size() && IsUpper(rest[end])) ++end;
  return end == blank ? 0 : end;
}

// What may begin a line before a label: "> " of a quotation, or the bullet of an item.
size_t SizeOfLineMark(std::string_view line) {
  for (const std::string_view mark : {"> ", "- ", "* ", "+ ", "• "}) {
    if (line.starts_with(mark)) return mark.size();
  }
  return 0;
}

// The Markdown before a label: "> **Example:**", "*Example: …*", "- Example:".
std::string_view MarkupOf(std::string_view line) {
  const size_t emphasis = SizeOfLineMark(line);
  return line.substr(0, std::min(line.find_first_not_of("*_", emphasis), line.size()));
}

// "**" of "**Example**:" and "**Example:** Text".
void DropEmphasis(std::string_view marks, std::string_view& rest) {
  if (!marks.empty() && rest.starts_with(marks)) rest.remove_prefix(marks.size());
}

// "EXAMPLE 1 A rake is marked …": capitals need no colon, unless they are those of a title.
bool IsInCapitals(std::string_view words, std::string_view rest) {
  if (!IsUpper(words.back()) || !rest.starts_with(' ')) return false;
  rest.remove_prefix(1);
  const bool begins = rest.size() > 1 && (IsUpper(rest[0]) || rest[0] == '"');
  return begins && !IsUpper(rest[1]) && std::ranges::any_of(rest, IsLower);
}

// Bytes after `words` that belong to the label, with its colon; 0 if they are not a label.
size_t SizeOfLabelEnd(std::string_view line, std::string_view words, std::string_view marks,
                      bool ordinal) {
  std::string_view rest = line;
  if (ordinal) rest.remove_prefix(SizeOfOrdinal(rest));
  DropEmphasis(marks, rest);
  rest = WithoutBlanksAtStart(rest);
  for (const std::string_view colon : {":", "："}) {
    if (!rest.starts_with(colon)) continue;
    rest.remove_prefix(colon.size());
    DropEmphasis(marks, rest);
    return line.size() - rest.size();
  }
  const size_t number =
      ordinal && SizeOfOrdinal(line) > 0 && IsDigit(line[1]) ? SizeOfOrdinal(line) : 0;
  return IsInCapitals(words, line.substr(number)) ? number + 1 : 0;
}

}  // namespace

bool BeginsWithNumber(std::string_view line) {
  static const RE2 kNumber(
      R"((?:#+ +|[-*] +)?(?:\*\*|\[)?)"
      R"((?:\d+[.、．]|\d+(?:\.\d+)+\.?[a-z]{0,2}\.?|\d+\.?[a-z]\.?)(?:\]|\*\*)?)"
      R"((?:[\s—–]|$|[A-Z\p{Han}]))");
  const size_t digit = line.find_first_not_of("#-*[ ");
  if (digit == line.npos || !IsDigit(line[digit])) return false;
  re2::StringPiece rest = line;
  return RE2::Consume(&rest, kNumber);
}

bool IsRow(std::string_view line) {
  constexpr size_t kShortest = 4;  // "..." may be a text
  constexpr std::string_view kSigns = "=-~#*^+_";
  return line.size() >= kShortest && kSigns.find(line.front()) != kSigns.npos &&
         line.find_first_not_of("=-~#*^+_ ") == line.npos;
}

bool IsDotted(std::string_view title, std::string_view line) {
  constexpr size_t kShortest = 5;
  return line.size() >= kShortest && line.find_first_not_of('.') == line.npos &&
         line.size() == CountCodePoints(title);
}

uint32_t SizeOfHeadingMark(std::string_view line) {
  const size_t size = std::min(line.find_first_not_of('#'), line.size());
  const bool heading = size > 0 && line.substr(size).starts_with(' ');
  return heading ? static_cast<uint32_t>(size + 1) : 0;
}

bool IsContentsName(std::string_view line) {
  static const Names names(&Language::contents);
  return names.Have(line);
}

bool IsListingName(std::string_view line) {
  static const Names names(&Language::listings);
  return names.Have(line);
}

bool IsMatterName(std::string_view line) {
  static const Names names(&Language::matter);
  return names.Have(line);
}

PartLabel ReadPartLabel(std::string_view line) {
  static const std::vector<LabelWords> labels = AllLabels();
  constexpr std::string_view kContinued = " (continued)";
  if (line.empty() || IsLower(line[0])) return {};
  const std::string_view markup = MarkupOf(line);
  const std::string_view marks = markup.substr(SizeOfLineMark(markup));
  const std::string_view text = line.substr(markup.size());
  for (const LabelWords& label : labels) {
    if (!text.starts_with(label.words)) continue;
    std::string_view rest = text.substr(label.words.size());
    const bool continued = rest.starts_with(kContinued);
    if (continued) rest.remove_prefix(kContinued.size());
    const bool example = label.kind == PartLabel::kExample;
    const size_t end = SizeOfLabelEnd(rest, label.words, marks, example);
    if (end == 0) continue;
    const size_t begin = line.size() - rest.size() + end;
    const bool closed = !marks.empty() && line.substr(begin).ends_with(marks);
    return {label.kind, continued, static_cast<uint32_t>(begin),
            static_cast<uint32_t>(closed ? marks.size() : 0)};
  }
  return {};
}

}  // namespace codicil::plain
