#include "ingest/html/list_numbers.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

#include "base/ascii.h"
#include "ingest/html/elements.h"
#include "rules/line_label.h"

namespace codicil {
namespace {

// What the style says; 1 if nothing.
char TypeOf(const GumboNode& list, const Styles& styles) {
  if (list.v.element.tag == GUMBO_TAG_UL) return '-';
  std::string style = styles.Of(list, "list-style-type");
  if (style.empty()) style = styles.Of(list, "list-style");
  if (const char type = TypeOfStyle(LowerCase(style)); type != '1') return type;
  const std::string_view type = AttributeOf(list, "type");
  return type.size() == 1 && std::string_view("1aAiI").find(type[0]) != type.npos ? type[0] : '1';
}

std::string Roman(int value) {
  constexpr std::pair<int, std::string_view> kDigits[] = {
      {1000, "m"}, {900, "cm"}, {500, "d"}, {400, "cd"}, {100, "c"}, {90, "xc"}, {50, "l"},
      {40, "xl"},  {10, "x"},   {9, "ix"},  {5, "v"},    {4, "iv"},  {1, "i"}};
  std::string roman;
  for (const auto& [worth, digit] : kDigits) {
    for (; value >= worth; value -= worth) roman += digit;
  }
  return roman;
}

}  // namespace

char TypeOfStyle(std::string_view style) {
  static const RE2 kKnown(
      R"(\b(?:(none)|(lower-(?:alpha|latin))|(upper-(?:alpha|latin))|(lower-roman)|(upper-roman))\b)");
  constexpr char kTypes[] = {0, 'a', 'A', 'i', 'I'};
  std::array<std::string, std::size(kTypes)> is;
  if (!RE2::PartialMatch(style, kKnown, &is[0], &is[1], &is[2], &is[3], &is[4])) return '1';
  const auto which = std::ranges::find_if(is, [](const auto& words) { return !words.empty(); });
  return kTypes[which - is.begin()];
}

std::string WrittenAs(int value, char type) {
  constexpr int kMost = 3999;
  if (value < 1 || value > kMost || type == '1') return std::to_string(value);
  std::string number =
      type == 'a' || type == 'A' ? LettersOf(static_cast<uint32_t>(value)) : Roman(value);
  if (IsUpper(type)) std::ranges::transform(number, number.begin(), ToUpper);
  return number;
}

namespace {

// The first characters of the item's text.
std::string StartOf(const GumboNode& item) {
  constexpr size_t kEnough = 16, kNodes = 32;
  std::string start;
  std::vector<const GumboNode*> next = {&item};
  for (size_t seen = 0; !next.empty() && seen < kNodes && start.size() < kEnough; ++seen) {
    const GumboNode& node = *next.back();
    next.pop_back();
    if (node.type == GUMBO_NODE_TEXT) start += node.v.text.text;
    if (node.type != GUMBO_NODE_ELEMENT) continue;
    const GumboVector& children = node.v.element.children;
    for (unsigned i = children.length; i-- > 0;)
      next.push_back(static_cast<const GumboNode*>(children.data[i]));
  }
  return start.substr(std::min(start.find_first_not_of(" \t\r\n"), start.size()));
}

}  // namespace

bool HasOwnNumber(const GumboNode& element) {
  const auto own = ReadLineLabel(StartOf(element));
  return own && !own->bare;
}

ListNumbers::ListNumbers(const GumboNode& list, const Styles& styles)
    : type_(TypeOf(list, styles)) {
  const std::string_view start = AttributeOf(list, "start");
  std::from_chars(start.data(), start.data() + start.size(), next_);
}

std::string ListNumbers::MarkOf(const GumboNode& item) {
  const std::string_view value = AttributeOf(item, "value");
  std::from_chars(value.data(), value.data() + value.size(), next_);
  const int number = next_++;
  if (type_ == 0 || HasOwnNumber(item)) return "";
  return type_ == '-' ? "- " : WrittenAs(number, type_) + ". ";
}

}  // namespace codicil
