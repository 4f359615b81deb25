// The marks that a browser shows before the items of a list.
#pragma once

#include <gumbo.h>

#include <string>

namespace codicil {

class ListNumbers {
 public:
  explicit ListNumbers(const GumboNode& list);

  // Returns the mark of the next item: "- ", "3. ", "c. ", "iii. "; nothing if its text begins with
  // a number of its own, or the list shows none.
  std::string MarkOf(const GumboNode& item);

 private:
  char type_;  // as of <ol type>: '1', 'a', 'A', 'i', 'I'; '-' for bullets, 0 for none
  int next_ = 1;
};

}  // namespace codicil
