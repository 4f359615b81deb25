#include "rules/enumerator.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <deque>

#include "base/ascii.h"
#include "rules/han_numeral.h"
#include "rules/rule_number.h"

namespace codicil {
namespace {

// Indentation, list bullets, signs for headings and emphasis, tags.
constexpr char kMarkup[] =
    R"([\s\x{A0}\x{3000}]*(?:(?:#{1,6}|[-*+>|•·◦▪●○■‣–—])[\s\x{A0}]+|\*\*|__|[*_]|<[^<>]{1,60}>\s*)*)";

// What a label begins with, so that few shapes are tried on a line.
enum First : uint8_t { kDigit = 1, kCapital = 2, kSmall = 4, kBracket = 8, kOther = 16 };

struct Row {
  uint8_t first;  // these, added up
  const char* pattern;
};

// One row per kind of numbering: a label, then what must follow it.
constexpr std::array<Row, 12> kShapes = {{
    // 1.1  203.1a  103.1.b.2  1.1(a)
    {kDigit,
     R"((\d{1,4}(?:\.(?:\d{1,4}|[a-z]{1,2}|[A-Z]))+[a-z]{0,2}(?:\(\w{1,6}\))*)\\?[.):]?(?:[\s*_"“]|$|[A-Z]|[^\x00-\x7F]))"},
    // A.1  A.1.2a
    {kCapital, R"(([A-Z](?:\.\d{1,3})+[a-z]?)[.:)]?(?:[\s*_"“]|$))"},
    // 100(a)
    {kDigit, R"((\d{1,4}(?:\(\w{1,6}\))+)[.:]?(?:[\s*_]|$))"},
    // 1a1 alone on its line
    {kDigit, R"((\d{1,4}[a-z](?:\d{1,3}[a-z]?)?)$)"},
    // 1-2-1
    {kDigit, R"((\d{1,3}(?:-\d{1,3}){2,5})[.):]?(?:\s|$))"},
    // 1.  1)  1a)  A1a1)
    {kDigit | kCapital,
     R"(([A-Z]{0,3}\d{1,4}(?:[a-z]{1,2}(?:\d{1,3}[a-z]?)?)?)\\?([.)])(?:[\s*_]|$))"},
    // 1.Title
    {kDigit, R"((\d{1,2})(\.)(?:[A-Z][a-z]|[^\x00-\x7F]))"},
    // R12  A1.2
    {kCapital, R"(([A-Z]{1,3}-?\d{1,4}(?:[a-z]|(?:\.\d{1,3})+[a-z]?)?):?(?:[\s*_]|$))"},
    // (1)  (a)(ii)
    {kBracket,
     R"(((?:\((?:\d{1,3}[a-z]?|[a-z]{1,2}|[ivxlc]{1,7}|[A-Z]|[IVXLC]{1,7})\))+)(?:\s|$|[*_]))"},
    // a)  iv.
    {kSmall | kCapital, R"(((?:[a-z]{1,2}|[ivxlc]{1,7}|[A-Z]|[IVXLC]{1,7}))\\?([.)])(?:[\s*_]|$))"},
    // 一、  （二）  ①
    {kBracket | kOther,
     R"(([一二三四五六七八九十]{1,3}[、．]|[（(][一二三四五六七八九十]{1,3}[）)]|（\d{1,3}）|[①-⑳]))"},
    // 第三条: in a sentence, other signs come next
    {kOther,
     R"(([第제] ?[0-9一二三四五六七八九十百千零〇]{1,6} ?[章条條节節款项項编編部장조절항편부])(?:[\s\x{A0}\x{3000}：:.（(【]|$))"},
}};
constexpr char kBare[] = R"((\d{1,3})\s{1,4}[A-Z\x{C0}-\x{10FFFF}])";

// § 5  Article 3
std::string LedShape() {
  return R"(((?:§§|¶|)" + PatternOf(LeadWords()) +
         R"()[\s\x{A0}]*(?:\d{1,4}(?:[.-]\d{1,4})*[a-z]?|[IVXLC]{1,7}|[A-Z]))(?:[\s.:),*_–—：]|$))";
}

struct Shape {
  explicit Shape(const Row& row) : first(row.first), pattern(row.pattern) {}

  uint8_t first;
  RE2 pattern;
};

// The shapes one by one: one pattern of them all, with a group for each, took about four times the
// instructions on a large edition.
const std::deque<Shape>& Shapes() {
  static const std::deque<Shape> shapes = [] {
    std::deque<Shape> rows;
    const std::string led = LedShape();
    for (const Row& row : kShapes) rows.emplace_back(row);
    rows.emplace_back(Row{kCapital | kSmall | kOther, led.c_str()});
    rows.emplace_back(Row{kDigit, kBare});
    return rows;
  }();
  return shapes;
}

First FirstOf(std::string_view words) {
  const char c = words.empty() ? ' ' : words[0];
  if (IsDigit(c)) return kDigit;
  if (IsLetter(c)) return IsUpper(c) ? kCapital : kSmall;
  return c == '(' ? kBracket : kOther;
}

// Rejects most lines without a pattern, because they begin with a word.
bool CanBegin(std::string_view line) {
  constexpr size_t kLongestLabel = 8, kLongestWord = 16;
  const size_t start = line.find_first_not_of(" \t");
  if (start == std::string_view::npos) return false;
  if (!IsLetter(line[start])) return true;
  const std::string_view head = line.substr(start, kLongestWord);
  if (head.substr(0, kLongestLabel).find_first_of(".)") != std::string_view::npos) return true;
  const size_t space = head.find(' ');
  const std::string_view behind = space == std::string_view::npos ? "" : head.substr(space + 1);
  return std::any_of(head.begin(), head.end(), IsDigit) || (!behind.empty() && IsUpper(behind[0]));
}

// The longest, since "** 1." may be "**", or emphasis and a bullet. No label begins with markup, so
// that there is no other place where one could begin.
size_t SizeOfMarkup(std::string_view line) {
  static const RE2 markup(kMarkup, [] {
    RE2::Options options;
    options.set_longest_match(true);
    return options;
  }());
  if (IsDigit(line[0]) || IsLetter(line[0])) return 0;  // as most lines
  re2::StringPiece rest = line;
  RE2::Consume(&rest, markup);
  return line.size() - rest.size();
}

uint32_t CjkValue(std::string_view text) {
  constexpr std::string_view kCircled = "\xE2\x91";  // the first bytes of ① to ⑳
  if (text.size() == 3 && text.starts_with(kCircled))
    return static_cast<unsigned char>(text[2]) - 0x9Fu;
  return HanNumeralValue(text);
}

// The sign that closes a label: ")", and in CJK "、", "）", "章".
size_t CloserSize(std::string_view label) {
  if (label.ends_with(')') || label.ends_with('.')) return 1;
  const bool cjk = label.starts_with("第") || label.starts_with("제") || label.starts_with("（") ||
                   label.ends_with("、") || label.ends_with("．") || label.ends_with("）");
  return cjk ? 3 : 0;
}

// Sets the fields that depend on the last component of `label` and the text before it.
void ReadLastComponent(std::string_view label, Enumerator& found) {
  const size_t end = label.size() - CloserSize(label);
  const std::string_view closer = label.substr(end);
  size_t begin = end;
  const auto take = [&](bool (*is)(char)) {
    while (begin > 0 && is(label[begin - 1])) --begin;
    return label.substr(begin, end - begin);
  };
  std::string_view style = "一";
  if (const std::string_view digits = take(IsDigit); !digits.empty()) {
    for (char c : digits) found.value = found.value * 10 + static_cast<uint32_t>(c - '0');
    style = "1";
  } else if (const std::string_view letters = take(IsLetter); !letters.empty()) {
    found.value = LettersValue(letters);
    found.roman = RomanValue(letters);
    style = letters[0] >= 'a' ? "a" : "A";
  } else {
    begin = std::min(
        label.size(),
        size_t{label.starts_with("第") || label.starts_with("제") || label.starts_with("（") ? 3u
                                                                                             : 0u});
    found.value = CjkValue(label.substr(begin, end - begin));
  }
  const std::string_view before = label.substr(0, begin);
  found.last = static_cast<uint32_t>(begin);
  found.list.append(before).append(style).append(closer);
  found.compound = std::any_of(before.begin(), before.end(), IsDigit);
}

}  // namespace

std::optional<Enumerator> FindEnumerator(std::string_view line) {
  constexpr size_t kReach = 200;  // bytes
  if (!CanBegin(line)) return std::nullopt;
  line = line.substr(0, kReach);
  const std::string_view words = line.substr(SizeOfMarkup(line));
  constexpr int kGroups = 3;  // the whole, the label, the sign after it
  re2::StringPiece groups[kGroups];
  const First first = FirstOf(words);
  const auto row = std::find_if(Shapes().begin(), Shapes().end(), [&](const Shape& shape) {
    const int count = 1 + shape.pattern.NumberOfCapturingGroups();
    return (shape.first & first) != 0 &&
           shape.pattern.Match(words, 0, words.size(), RE2::ANCHOR_START, groups, count);
  });
  if (row == Shapes().end()) return std::nullopt;
  const std::string_view label = groups[1];
  Enumerator found;
  found.begin = static_cast<uint32_t>(label.data() - line.data());
  found.end = found.begin + static_cast<uint32_t>(label.size());
  if (line.substr(0, found.begin).find('#') != std::string_view::npos) found.list += '#';
  ReadLastComponent(label, found);
  found.bare = row + 1 == Shapes().end();
  const bool marked = line.find_first_not_of(" \t#") < found.begin;
  if (found.bare && marked) return std::nullopt;
  if (row->pattern.NumberOfCapturingGroups() > 1) found.list += groups[2].as_string();
  return found;
}

}  // namespace codicil
