// The numbers that style sheets make (https://www.w3.org/TR/css-lists-3/#auto-numbering): each
// element may begin a counter, count on, and show counters before its text.
#pragma once

#include <gumbo.h>

#include <map>
#include <string>
#include <vector>

#include "ingest/html/styles.h"

namespace codicil {

class Counters {
 public:
  explicit Counters(const Styles& styles) : styles_(styles) {}

  // To be called for each element that is shown, in order. Returns what is before its text, "2.1.
  // ";
  // "" if no counter is in it.
  std::string Enter(const GumboNode& element);
  void Leave();

 private:
  struct Counter {
    int value;
    size_t depth;  // of the element that began it; it is there for what follows that and is in it
  };
  void Begin(const std::string& name, int value);
  void Count(const std::string& name, int by);
  std::string ShownBefore(const GumboNode& element) const;

  const Styles& styles_;
  size_t depth_ = 0;
  std::map<std::string, std::vector<Counter>> counters_;
  std::vector<std::vector<Counter>*> begun_;  // in order: the last one ends first
};

}  // namespace codicil
