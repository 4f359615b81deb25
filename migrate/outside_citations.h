// Citations of a work in text that is not part of it: source code, wikis, Markdown, question banks.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/hash_map.h"
#include "base/status.h"
#include "migrate/outside_context.h"

namespace re2 {
class RE2;
}

namespace codicil {

// Returns the text, at the same size, with spaces for the marks that begin lines of comments, and
// "\n" for line ends of every kind. "See rule\r\n// 203.1" becomes one sentence.
std::string WithoutLineMarks(std::string_view text);

// Finds numbers after a lead word: "rule 203.1", "Rules 203.1a–c and 203.4", "CR 203.1", "§ 203.1",
// "see 203.1", also across the punctuation and the comment marks of source code, markup and data
// ("rule": ["203.1", "203.4"]). Also finds, as doubtful citations, numbers that may still mean
// rules of this work: "(203.1a)", "section 203". Leaves out what cannot: a version, a price, a
// date, a section of another document.
// If patterns are given, finds what they match instead; everything else is doubtful.
class OutsideCitationFinder {
 public:
  // `index` is of the edition whose numbers the texts cite; it must outlive the finder.
  explicit OutsideCitationFinder(const ReferenceIndex& index);
  ~OutsideCitationFinder();

  // Adds an RE2 pattern, in which ^ and $ match the ends of lines. Its first group, or the whole
  // match if it has no group, is read as a number, a range or a list. Fails if it is no
  // pattern: "pattern (: missing ): (".
  Status AddPattern(const std::string& pattern);

  // Returns all citations in order. `unmarked` is WithoutLineMarks(text). Linear.
  std::vector<OutsideCitation> Find(std::string_view text, std::string_view unmarked) const;

 private:
  void FindLed(std::string_view unmarked, std::vector<OutsideCitation>& found) const;
  void FindMatches(std::string_view text, std::string_view unmarked,
                   std::vector<OutsideCitation>& found) const;
  bool ReadLists(std::string_view unmarked, size_t at, ListLead lead,
                 OutsideCitation& citation) const;
  bool IsCitation(const OutsideLocator& locator, bool direct) const;
  bool IsWorthDoubt(const OutsideCitation& citation) const;
  bool IsOfOtherRules(const OutsideLocator& locator) const;
  void NoteOthers(const OutsideCitation& citation, std::vector<uint32_t>& others) const;

  const ReferenceIndex& index_;
  const CitedWork work_;
  uint32_t greatest_first_ = 0;  // greatest first component of the edition's numbers
  HashSet<uint32_t> firsts_;     // first components of those with several components
  std::vector<std::unique_ptr<re2::RE2>> patterns_;
};

}  // namespace codicil
