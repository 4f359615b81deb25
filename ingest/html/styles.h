// What the style sheets in a page, and the styles of its elements, say of numbers: counters
// (https://www.w3.org/TR/css-lists-3/#auto-numbering) and how lists are marked. Selectors are read
// as far as such rules need them: names of elements, classes and ids, below or right below others.
#pragma once

#include <gumbo.h>

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace codicil {

// An element as a selector names it: "ol.first#top"; any part may be missing.
struct SimpleSelector {
  std::string tag;
  std::vector<std::string> classes;
  std::string id;
};

struct StyleRule {
  // From the outermost; each is below the one before it, anywhere or, with `child`, right there.
  struct Part {
    SimpleSelector selector;
    bool child = false;
  };
  std::vector<Part> parts;
  bool before = false;  // of ::before
  unsigned weight = 0;  // specificity
  size_t order = 0;     // of two of the same weight the later one holds
  std::map<std::string, std::string> said;
};

class Styles {
 public:
  // Takes the style sheets in the page; a rule of those that say nothing of numbers is dropped.
  explicit Styles(const GumboNode& root);

  bool empty() const { return by_name_.empty(); }
  // What holds for the element, or for what is made before it: the value of `property`; "" for
  // none.
  std::string Of(const GumboNode& element, const char* property, bool before = false) const;

 private:
  void AddSheet(std::string_view sheet);
  void AddRule(std::string_view selectors, std::string_view block);
  bool Matches(const SimpleSelector& selector, const GumboNode& element) const;
  bool Matches(const StyleRule& rule, const GumboNode& element) const;
  const std::vector<std::string>& Classes(const GumboNode& element) const;

  // By the name, class or id of the element that a rule is for; "*" for any.
  std::map<std::string, std::vector<StyleRule>, std::less<>> by_name_;
  size_t rules_ = 0;
  mutable std::unordered_map<const GumboNode*, std::vector<std::string>> classes_;  // read once
};

}  // namespace codicil
