#include "ingest/html/styles.h"

#include <re2/re2.h>

#include <algorithm>
#include <iterator>

#include "base/ascii.h"
#include "ingest/html/elements.h"

namespace codicil {
namespace {

// Of one name; what a program writes for its lists has a name for each.
constexpr size_t kMostRules = 64;
constexpr size_t kMostParts = 8;

std::string_view Trimmed(std::string_view text) {
  constexpr const char* kBlanks = " \t\r\n\f";
  const size_t begin = std::min(text.find_first_not_of(kBlanks), text.size());
  return text.substr(begin, text.find_last_not_of(kBlanks) + 1 - begin);
}

// Calls `visit` with each part of what `separator` separates outside of quotes.
template <typename Visit>
void ForEachPart(std::string_view text, char separator, Visit visit) {
  char quote = 0;
  size_t begin = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    const bool end = i == text.size();
    if (!end && (text[i] == '"' || text[i] == '\'') && (quote == 0 || quote == text[i]))
      quote = quote == 0 ? text[i] : 0;
    if (!end && (quote != 0 || text[i] != separator)) continue;
    if (const std::string_view part = Trimmed(text.substr(begin, i - begin)); !part.empty())
      visit(part);
    begin = i + 1;
  }
}

bool IsOfNumbers(std::string_view property) {
  return property.starts_with("counter-") || property.starts_with("list-style") ||
         property == "content";
}

std::map<std::string, std::string> SaidIn(std::string_view block) {
  std::map<std::string, std::string> said;
  ForEachPart(block, ';', [&](std::string_view declaration) {
    const size_t colon = std::min(declaration.find(':'), declaration.size());
    const std::string property = LowerCase(Trimmed(declaration.substr(0, colon)));
    if (colon == declaration.size() || !IsOfNumbers(property)) return;
    said[property] = Trimmed(declaration.substr(colon + 1));
  });
  return said;
}

// "ol.first#top"; false for what asks more.
bool ReadSimple(std::string_view text, StyleRule& rule) {
  static const RE2 kPart(R"(([.#]?)([\w-]+|\*))");
  StyleRule::Part& part = rule.parts.back();
  re2::StringPiece rest = text;
  std::string sign, name;
  while (RE2::Consume(&rest, kPart, &sign, &name)) {
    constexpr unsigned kId = 100, kClass = 10;
    if (sign == ".") part.selector.classes.push_back(name);
    if (sign == "#") part.selector.id = name;
    if (sign.empty() && name != "*") part.selector.tag = LowerCase(name);
    rule.weight += sign == "#" ? kId : sign == "." ? kClass : name == "*" ? 0 : 1;
  }
  return rest.empty();
}

// Returns a rule without parts for a selector that is not read.
StyleRule RuleFor(std::string_view selector) {
  static const RE2 kBefore(R"((?i)::?before$)");
  StyleRule rule;
  std::string text(selector);
  rule.before = RE2::Replace(&text, kBefore, "");
  RE2::GlobalReplace(&text, R"(\s*>\s*)", " >");
  bool read = true;
  ForEachPart(text, ' ', [&](std::string_view part) {
    rule.parts.emplace_back().child = part.starts_with('>');
    read = read && ReadSimple(part.substr(part.starts_with('>') ? 1 : 0), rule);
  });
  if (!read || rule.parts.size() > kMostParts) rule.parts.clear();
  return rule;
}

std::string NameOf(const SimpleSelector& selector) {
  if (!selector.id.empty()) return "#" + selector.id;
  if (!selector.classes.empty()) return "." + selector.classes.back();
  return selector.tag.empty() ? "*" : selector.tag;
}

std::vector<std::string> ClassesOf(const GumboNode& element) {
  constexpr size_t kLongest = 1000;  // bytes; nobody writes more, and every rule looks at them
  std::vector<std::string> classes;
  ForEachPart(AttributeOf(element, "class").substr(0, kLongest), ' ',
              [&](std::string_view name) { classes.emplace_back(name); });
  return classes;
}

std::vector<std::string> NamesOf(const GumboNode& element) {
  std::vector<std::string> names{"*", gumbo_normalized_tagname(element.v.element.tag)};
  for (const std::string& name : ClassesOf(element)) names.push_back("." + name);
  names.push_back("#" + std::string(AttributeOf(element, "id")));
  return names;
}

const GumboNode* ElementAbove(const GumboNode& node) {
  return node.parent != nullptr && node.parent->type == GUMBO_NODE_ELEMENT ? node.parent : nullptr;
}

}  // namespace

bool SimpleSelector::Matches(const GumboNode& element) const {
  if (!tag.empty() && tag != gumbo_normalized_tagname(element.v.element.tag)) return false;
  if (!id.empty() && id != AttributeOf(element, "id")) return false;
  if (classes.empty()) return true;
  const std::vector<std::string> has = ClassesOf(element);
  return std::ranges::all_of(classes,
                             [&](const auto& name) { return std::ranges::count(has, name) > 0; });
}

// Each part is looked for from the innermost on; the nearest element that may be it is taken.
bool StyleRule::Matches(const GumboNode& element) const {
  constexpr int kFarthest = 64;  // elements above
  const GumboNode* at = &element;
  if (!parts.back().selector.Matches(*at)) return false;
  int seen = 0;
  for (size_t i = parts.size() - 1; i-- > 0;) {
    const bool child = parts[i + 1].child;
    at = ElementAbove(*at);
    while (!child && at != nullptr && ++seen < kFarthest && !parts[i].selector.Matches(*at))
      at = ElementAbove(*at);
    if (at == nullptr || !parts[i].selector.Matches(*at)) return false;
  }
  return true;
}

Styles::Styles(const GumboNode& root) {
  std::vector<const GumboNode*> next{&root};
  while (!next.empty()) {
    const GumboNode& node = *next.back();
    next.pop_back();
    if (node.type != GUMBO_NODE_ELEMENT) continue;
    const GumboVector& children = node.v.element.children;
    for (unsigned i = children.length; i-- > 0;) {
      const auto& child = *static_cast<const GumboNode*>(children.data[i]);
      const bool text = child.type == GUMBO_NODE_TEXT || child.type == GUMBO_NODE_CDATA;
      if (text && node.v.element.tag == GUMBO_TAG_STYLE) AddSheet(child.v.text.text);
      next.push_back(&child);
    }
  }
}

void Styles::AddSheet(std::string_view sheet) {
  static const RE2 kComment(R"((?s)/\*.*?\*/|<!--|-->)");
  std::string text(sheet);
  RE2::GlobalReplace(&text, kComment, " ");
  std::string_view rest = text;
  for (size_t open = rest.find('{'); open != rest.npos; open = rest.find('{')) {
    const std::string_view selectors = Trimmed(rest.substr(0, open));
    rest.remove_prefix(open + 1);
    // What holds for a screen is read as if it were outside; what is for paper alone is not.
    if (selectors.starts_with("@media") && selectors.find("print") == selectors.npos) continue;
    const size_t close = std::min(rest.find('}'), rest.size());
    if (!selectors.starts_with('@')) AddRule(selectors, rest.substr(0, close));
    rest.remove_prefix(std::min(close + 1, rest.size()));
  }
}

void Styles::AddRule(std::string_view selectors, std::string_view block) {
  const auto said = SaidIn(block);
  if (said.empty()) return;
  if (const size_t closed = selectors.rfind('}'); closed != selectors.npos)
    selectors.remove_prefix(closed + 1);  // of what holds for a screen
  ForEachPart(selectors, ',', [&](std::string_view selector) {
    StyleRule rule = RuleFor(selector);
    if (rule.parts.empty()) return;
    std::vector<StyleRule>& rules = by_name_[NameOf(rule.parts.back().selector)];
    rule.said = said;
    if (rules.size() < kMostRules) rules.push_back(std::move(rule));
  });
}

std::string Styles::Of(const GumboNode& element, const char* property, bool before) const {
  if (!before) {
    const auto own = SaidIn(AttributeOf(element, "style"));
    if (const auto found = own.find(property); found != own.end()) return found->second;
  }
  if (empty()) return "";
  std::string value;
  unsigned weight = 0;
  for (const std::string& name : NamesOf(element)) {
    const auto rules = by_name_.find(name);
    if (rules == by_name_.end()) continue;
    for (const StyleRule& rule : rules->second) {
      const auto found = rule.said.find(property);
      if (found == rule.said.end() || rule.before != before || rule.weight < weight) continue;
      if (!rule.Matches(element)) continue;
      value = found->second;
      weight = rule.weight;
    }
  }
  return value;
}

}  // namespace codicil
