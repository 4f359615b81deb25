// Citations of a work in text that is no part of it: source code, wikis, Markdown, question banks.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "crossref/locator_list.h"

namespace re2 {
class RE2;
}

namespace codicil {

// A cited number or range of numbers. begin and end are bytes of the text.
struct OutsideLocator {
  uint32_t begin = 0;
  uint32_t end = 0;
  RuleNumber first;
  RuleNumber last;          // of a range, else empty
  uint32_t first_end = 0;   // "203.1a" of "203.1a-c" ends here
  uint32_t last_begin = 0;  // "c" of it begins here; of a single number `begin`
  // The text has only what differs from the number before: "c" for 203.1c.
  bool short_first = false;
  bool short_last = false;
};

struct OutsideCitation {
  uint32_t begin = 0;  // from the lead word
  uint32_t end = 0;
  std::vector<OutsideLocator> locators;
};

// Finds what is led by a word that leads to rules: "rule 203.1", "Rules 203.1a–c and 203.4", "CR
// 203.1", "§ 203.1", "see 203.1", also across the signs and the comment marks of source code,
// markup and data ("rule": ["203.1", "203.4"]). A number that nothing leads to is a version, a
// price or a date, and is not touched; nor is one without the shape of this work's numbers.
// Or, where patterns are given, finds what these match and nothing else.
class OutsideCitationFinder {
 public:
  // Of the edition whose numbers the texts cite; it must outlive the finder.
  explicit OutsideCitationFinder(const ReferenceIndex& index);
  ~OutsideCitationFinder();

  // A pattern of RE2 in which ^ and $ stand for the ends of lines. Its first group, or all that it
  // matches where it has none, is read as a number, a range or a list. Returns what is wrong with
  // the pattern, or an empty string.
  std::string AddPattern(const std::string& pattern);

  // All citations in order. `unmarked` is WithoutLineMarks(text). Linear.
  std::vector<OutsideCitation> Find(std::string_view text, std::string_view unmarked) const;

 private:
  void FindLed(std::string_view unmarked, std::vector<OutsideCitation>& found) const;
  void FindMatches(std::string_view text, std::string_view unmarked,
                   std::vector<OutsideCitation>& found) const;
  void ReadLists(std::string_view unmarked, size_t at, ListLead lead,
                 OutsideCitation& citation) const;
  bool IsCitation(const RuleNumber& number, bool direct) const;

  const ReferenceIndex& index_;
  uint32_t greatest_first_ = 0;  // component of any number of the edition
  std::vector<std::unique_ptr<re2::RE2>> patterns_;
};

// The text with the marks that begin a line of a comment, and the line ends of every kind, as
// blanks and "\n"; of the same size. "See rule\r\n// 203.1" reads as one sentence.
std::string WithoutLineMarks(std::string_view text);

}  // namespace codicil
