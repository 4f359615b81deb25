#include "rules/enumerator.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <deque>

#include "base/ascii.h"
#include "rules/han_numeral.h"
#include "rules/insertion.h"
#include "rules/number_words.h"
#include "rules/rule_number.h"

namespace codicil {
namespace {

// Indentation, list bullets, signs for headings and emphasis, tags.
constexpr char kMarkup[] =
    R"([\s\x{A0}\x{3000}]*(?:(?:#{1,6}|[-*+>|•·◦▪●○■‣–—])[\s\x{A0}]+|\*\*|__|[*_]|<[^<>]{1,60}>\s*)*)";

// One row per kind of numbering: a label, then what must follow it; a second group is what closes
// the label, which may be glued to a word of East Asia.
struct Row {
  std::string_view begins;  // the kinds of its first sign, as KindOfFirst has them
  const char* pattern;
};
constexpr std::array<Row, 21> kShapes = {{
    // 1.1A  203.1B(2)
    {"1", R"((\d{1,4}(?:\.\d{1,4})+[A-Z](?:\(\w{1,6}\))*)\\?[.):]?(?:[\s*_]|$))"},
    // 1.1  203.1a  103.1.b.2  1.1(a)
    {"1",
     R"((\d{1,4}(?:\.(?:\d{1,4}|[a-z]{1,2}|[A-Z]))+[a-z]{0,2}(?:\(\w{1,6}\))*)\\?[.):]?(?:[\s*_"“]|$|[A-Z]|[^\x00-\x7F]))"},
    // A.1  A.1.2a  A-1-2
    {"A", R"(([A-Z](?:[.-]\d{1,3})+[a-z]?)[.:)]?(?:[\s*_"“]|$))"},
    // 100(a)
    {"1", R"((\d{1,4}(?:\(\w{1,6}\))+)[.:]?(?:[\s*_]|$))"},
    // 1A, 1a1 alone on its line
    {"1", R"((\d{1,4}(?:[A-Z]|[a-z](?:\d{1,3}[a-z]?)?))$)"},
    // 1-2-1  1-2 Title
    {"1", R"((\d{1,3}(?:-\d{1,3}){2,5})[.):]?(?:\s|$|[\x{2E80}-\x{FFEF}]))"},
    {"1", R"((\d{1,3}-\d{1,3})[.)]?(?:\s+[^\sa-z\d]|$|[\x{2E80}-\x{FFEF}]))"},
    // 1.  1)  1A.  1a)  A1a1)
    {"1A",
     R"(([A-Z]{0,3}\d{1,4}(?:[A-Z]|[a-z]{1,2}(?:\d{1,3}[a-z]?)?)?)\\?([.):])(?:[\s*_]|$|[-–—]+(?:\(|$)))"},
    // 1.Title
    {"1", R"((\d{1,2})(\.)(?:[A-Z][a-z]|[^\x00-\x7F]))"},
    // 1°  1º
    {"1", R"((\d{1,3})(\.?[°ºª])(?:\s|$))"},
    // R12  A1.2
    {"A", R"(([A-Z]{1,3}-?\d{1,4}(?:[a-z]|(?:\.\d{1,3})+[a-z]?)?):?(?:[\s*_]|$))"},
    // (1)  (a)(ii)
    {"(",
     R"(((?:\((?:\d{1,3}[A-Za-z]?|[a-z]{1,2}|[ivxlc]{1,7}|[A-Z]|[IVXLC]{1,7})\))+)(?:\s|$|[*_]|[\x{2E80}-\x{FFEF}]))"},
    // a)  iv.  I.-
    {"aA", R"(((?:[a-z]{1,2}|[ivxlc]{1,7}|[A-Z]|[IVXLC]{1,7}))\\?([.)])-?(?:[\s*_]|$))"},
    // I - text  1 - Title
    {"A", R"(([IVXLC]{1,7})( [-–—])\s)"},
    {"1", R"((\d{1,3})( [-–—])\s+[A-Z\x{C0}-\x{10FFFF}])"},
    // 一、  1、  1）  1．
    {"1a*", R"(([一二三四五六七八九十百]{1,4}|\d{1,3}|[a-z])([、．）]))"},
    // 一　Text, with the wide space
    {"*", R"(([一二三四五六七八九十百]{1,4})(\x{3000}))"},
    // ２　Text, a paragraph of an article
    {"*", R"(([０-９]{1,2})(\x{3000}))"},
    // （二）  （2）
    {"(*", R"(([（(][一二三四五六七八九十百]{1,4}[）)]|（\d{1,3}[）)]))"},
    // ①
    {"*", R"(([①-⑳]))"},
    // 第三条: in a sentence, other signs come next
    {"*",
     R"(([第제] ?[0-9一二三四五六七八九十百千零〇]{1,6} ?[章条條节節款项項编編部장조절항편부](?:[の의之][0-9一二三四五六七八九十]{1,3})?)(?:[\s\x{A0}\x{3000}：:.（(【]|$))"},
}};
constexpr char kBare[] = R"((\d{1,3}[A-Z]?)\s{1,16}(?:[A-Z\x{C0}-\x{10FFFF}]|\(1\)))";

// § 5  Article 3
std::string LedShape() {
  return R"(((?:§§|¶|)" + PatternOf(LeadWords()) + R"()[\s\x{A0}]*(?:\d{1,4}(?:[.-]\d{1,4})*(?:)" +
         LatinInsertionPattern() + R"(|[A-Za-z])?|[IVXLC]{1,7}|[A-Z]|)" + NumberWordPattern() +
         "))" + R"((?:[°ºª]|er)?(?:[\s.:),*_–—：]|$))";
}

// 5 §  3 a §  2 kap.  I. Abschnitt
std::string TailedShape() { return "(" + NumberedTailPattern() + R"()(?:[\s\x{A0}.:,]|$))"; }

// The shapes one by one: one pattern of them all, with a group for each, took about four times the
// instructions on a large edition.
struct Shape {
  Shape(std::string_view kinds, const std::string& pattern) : begins(kinds), regex(pattern) {}
  std::string_view begins;
  RE2 regex;
};
const std::deque<Shape>& Shapes() {
  static const std::deque<Shape> shapes = [] {
    std::deque<Shape> rows;
    rows.emplace_back("1A", TailedShape());
    for (const Row& row : kShapes) rows.emplace_back(row.begins, row.pattern);
    rows.emplace_back("A*", LedShape());
    rows.emplace_back("1", kBare);
    return rows;
  }();
  return shapes;
}

// Most shapes are ruled out by the first sign.
char KindOfFirst(std::string_view words) {
  const char first = words.empty() ? ' ' : words[0];
  if (IsDigit(first)) return '1';
  if (IsUpper(first)) return 'A';
  if (IsLower(first)) return 'a';
  return first == '(' ? '(' : '*';
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
  const std::string_view after = space == std::string_view::npos ? "" : head.substr(space + 1);
  const bool title_or_dash = !after.empty() && !IsLower(after[0]);  // "Part One", "I - Title"
  return title_or_dash || std::any_of(head.begin(), head.end(), IsDigit);
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

// The sign that closes a label: ")", and in CJK "、", "）", "章".
size_t CloserSize(std::string_view label) {
  if (label.ends_with(')') || label.ends_with('.')) return 1;
  const bool cjk = label.starts_with("第") || label.starts_with("제") || label.ends_with("）");
  return cjk ? 3 : 0;
}

// The value of "Twenty-One" in "Article Twenty-One", and where it begins; 0 if there is none.
uint32_t NumberWordAtEnd(std::string_view label, size_t* begin) {
  constexpr size_t kShortest = 3;
  const std::string_view end = label.substr(label.size() - std::min(kShortest, label.size()));
  if (!std::ranges::all_of(end, IsLetter)) return 0;
  for (size_t at = 1; at < label.size(); ++at) {
    if (IsLetter(label[at - 1])) continue;
    size_t size = 0;
    const uint32_t value = ReadNumberWord(label.substr(at), &size);
    if (value == 0 || at + size != label.size()) continue;
    *begin = at;
    return value;
  }
  return 0;
}

// "§ 3" of "§ 3 bis 5".
std::string_view WithoutRange(std::string_view label, std::string_view rest) {
  constexpr std::string_view kTo = " bis";
  const bool range = label.ends_with(kTo) && rest.size() > 1 && rest[0] == ' ' &&
                     (IsDigit(rest[1]) || rest.substr(1).starts_with("§"));
  return label.substr(0, label.size() - (range ? kTo.size() : 0));
}

// "5 §": the number comes first.
void ReadTailedNumber(std::string_view label, Enumerator& found) {
  size_t size = 0;
  for (; size < label.size() && IsDigit(label[size]); ++size)
    found.value = found.value * 10 + static_cast<uint32_t>(label[size] - '0');
  if (size == 0) {
    while (IsUpper(label[size])) ++size;
    found.value = found.roman = RomanValue(label.substr(0, size));
  }
  found.list = fmt::format("1{}", label.substr(size));
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
  } else if (const uint32_t word = NumberWordAtEnd(label.substr(0, end), &begin); word > 0) {
    found.value = word;
    style = "1";
  } else if (const std::string_view letters = take(IsLetter); !letters.empty()) {
    found.value = LettersValue(letters);
    found.roman = RomanValue(letters);
    style = letters[0] >= 'a' ? "a" : "A";
  } else {
    const bool wide = label.starts_with("第") || label.starts_with("제") || label.starts_with("（");
    begin = wide ? 3 : label.starts_with('(') ? 1 : 0;
    const std::string_view sign = label.substr(begin, end - begin);
    size_t sign_size = 0, wide_digits = 0;
    const uint32_t circled = StyledNumeralValue(sign, &sign_size);
    const uint32_t wide_value = WideDigitsValue(sign, &wide_digits);
    found.value = circled > 0 ? circled : wide_value > 0 ? wide_value : HanNumeralValue(sign);
  }
  const std::string_view before = label.substr(0, begin);
  found.last = static_cast<uint32_t>(begin);
  found.list = fmt::format("{}{}{}", before, style, closer);
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
  const char kind = KindOfFirst(words);
  const auto row = std::find_if(Shapes().begin(), Shapes().end(), [&](const Shape& shape) {
    if (shape.begins.find(kind) == std::string_view::npos) return false;
    const int count = 1 + shape.regex.NumberOfCapturingGroups();
    return shape.regex.Match(words, 0, words.size(), RE2::ANCHOR_START, groups, count);
  });
  if (row == Shapes().end()) return std::nullopt;
  const std::string_view label = WithoutRange(groups[1], words.substr(groups[1].size()));
  Enumerator found;
  found.begin = static_cast<uint32_t>(label.data() - line.data());
  found.end = found.begin + static_cast<uint32_t>(label.size());
  if (row == Shapes().begin()) {
    ReadTailedNumber(label, found);
  } else {
    ReadLastComponent(label, found);
  }
  if (line.substr(0, found.begin).find('#') != std::string_view::npos)
    found.list = fmt::format("#{}", found.list);
  found.bare = row + 1 == Shapes().end();
  const bool marked = line.find_first_not_of(" \t#") < found.begin;
  if (found.bare && marked) return std::nullopt;
  if (row->regex.NumberOfCapturingGroups() > 1) found.list += groups[2].as_string();
  return found;
}

}  // namespace codicil
