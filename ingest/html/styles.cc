#include "ingest/html/styles.h"

#include <re2/re2.h>

#include <algorithm>
#include <iterator>

#include "base/ascii.h"
#include "ingest/html/elements.h"

namespace codicil {
namespace {

// Of one name; what a program writes for its lists has a name for each.
constexpr size_t kMostRules = 32;
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

// Each once; nobody writes more, and every rule looks at them.
std::vector<std::string> ClassesOf(const GumboNode& element) {
  constexpr size_t kMost = 16, kLongest = 1000;
  std::vector<std::string> classes;
  ForEachPart(AttributeOf(element, "class").substr(0, kLongest), ' ', [&](std::string_view name) {
    if (classes.size() < kMost && std::ranges::count(classes, name) == 0)
      classes.emplace_back(name);
  });
  return classes;
}

const GumboNode* ElementAbove(const GumboNode& node) {
  return node.parent != nullptr && node.parent->type == GUMBO_NODE_ELEMENT ? node.parent : nullptr;
}

// Of what holds in some cases, what holds on a wide screen.
bool IsForScreens(std::string_view head) {
  static const RE2 kHolds(R"((?i)^@(?:media|supports|layer|container)\b)");
  static const RE2 kElsewhere(R"((?i)\bprint\b|\bspeech\b|max-width|\bnot\b)");
  return RE2::PartialMatch(head, kHolds) && !RE2::PartialMatch(head, kElsewhere);
}

}  // namespace

const std::vector<std::string>& Styles::Classes(const GumboNode& element) const {
  const auto [known, is_new] = classes_.try_emplace(&element);
  if (is_new) known->second = ClassesOf(element);
  return known->second;
}

bool Styles::Matches(const SimpleSelector& selector, const GumboNode& element) const {
  const auto& [tag, classes, id] = selector;
  if (!tag.empty() && tag != gumbo_normalized_tagname(element.v.element.tag)) return false;
  if (!id.empty() && id != AttributeOf(element, "id")) return false;
  if (classes.empty()) return true;
  const std::vector<std::string>& has = Classes(element);
  return std::ranges::all_of(classes,
                             [&](const auto& name) { return std::ranges::count(has, name) > 0; });
}

// Each part is looked for from the innermost on; the nearest element that may be it is taken.
bool Styles::Matches(const StyleRule& rule, const GumboNode& element) const {
  const std::vector<StyleRule::Part>& parts = rule.parts;
  constexpr int kFarthest = 24;  // elements above
  const GumboNode* at = &element;
  if (!Matches(parts.back().selector, *at)) return false;
  int seen = 0;
  for (size_t i = parts.size() - 1; i-- > 0;) {
    const bool child = parts[i + 1].child;
    at = ElementAbove(*at);
    while (!child && at != nullptr && ++seen < kFarthest && !Matches(parts[i].selector, *at))
      at = ElementAbove(*at);
    if (at == nullptr || !Matches(parts[i].selector, *at)) return false;
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
  std::vector<bool> holds;  // of the blocks of at-rules that are open
  char quote = 0;
  size_t begin = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if ((c == '"' || c == '\'') && (quote == 0 || quote == c)) quote = quote == 0 ? c : 0;
    if (quote != 0 || (c != '{' && c != '}' && c != ';')) continue;
    const std::string_view head = Trimmed(std::string_view(text).substr(begin, i - begin));
    begin = i + 1;
    if (c == '}' && !holds.empty()) holds.pop_back();
    if (c != '{') continue;  // "@import url(…);"
    const bool within = holds.empty() || holds.back();
    if (head.starts_with('@')) {
      holds.push_back(within && IsForScreens(head));
      continue;
    }
    const size_t close = std::min(text.find('}', begin), text.size());
    if (within) AddRule(head, std::string_view(text).substr(begin, close - begin));
    begin = close + 1;
    i = close;
  }
}

void Styles::AddRule(std::string_view selectors, std::string_view block) {
  const auto said = SaidIn(block);
  if (said.empty()) return;
  ForEachPart(selectors, ',', [&](std::string_view selector) {
    StyleRule rule = RuleFor(selector);
    if (rule.parts.empty()) return;
    std::vector<StyleRule>& rules = by_name_[NameOf(rule.parts.back().selector)];
    rule.said = said;
    rule.order = rules_++;
    if (rules.size() < kMostRules) rules.push_back(std::move(rule));
  });
}

std::string Styles::Of(const GumboNode& element, const char* property, bool before) const {
  if (!before) {
    const auto own = SaidIn(AttributeOf(element, "style"));
    if (const auto found = own.find(property); found != own.end()) return found->second;
  }
  if (empty()) return "";
  std::vector<std::string> names{"*", gumbo_normalized_tagname(element.v.element.tag),
                                 "#" + std::string(AttributeOf(element, "id"))};
  for (const std::string& name : Classes(element)) names.push_back("." + name);
  const StyleRule* best = nullptr;
  for (const std::string& name : names) {
    const auto rules = by_name_.find(name);
    if (rules == by_name_.end()) continue;
    for (const StyleRule& rule : rules->second) {
      if (rule.before != before || !rule.said.contains(property)) continue;
      const bool stronger = best == nullptr || std::pair(rule.weight, rule.order) >
                                                   std::pair(best->weight, best->order);
      if (stronger && Matches(rule, element)) best = &rule;
    }
  }
  return best == nullptr ? "" : best->said.find(property)->second;
}

}  // namespace codicil
