// The marks that a browser shows before the items of a list.
#pragma once

#include <gumbo.h>

#include <string>
#include <string_view>

#include "ingest/html/styles.h"

namespace codicil {

// What a style of CSS writes numbers as: '1', 'a', 'A', 'i', 'I' as of <ol type>; 0 for "none". One
// that is not known, or "", writes digits.
char TypeOfStyle(std::string_view style);
// "3", "c", "III".
std::string WrittenAs(int value, char type);
// Whether the text of the element begins with a number of its own.
bool HasOwnNumber(const GumboNode& element);

class ListNumbers {
 public:
  ListNumbers(const GumboNode& list, const Styles& styles);

  // Returns the mark of the next item: "- ", "3. ", "c. ", "iii. "; nothing if its text begins with
  // a number of its own, or the list shows none.
  std::string MarkOf(const GumboNode& item);

 private:
  char type_;  // as of <ol type>: '1', 'a', 'A', 'i', 'I'; '-' for bullets, 0 for none
  int next_ = 1;
};

}  // namespace codicil
