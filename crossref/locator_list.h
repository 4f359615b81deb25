// The numbers and titles that one lead word governs: "702.33b and 702.33f-h", "409, “Playing
// Spells,” and 411".
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "crossref/citation.h"
#include "crossref/lexing.h"
#include "crossref/parts.h"
#include "crossref/reference_index.h"

namespace codicil {

// What precedes a list; it decides how much of the text after it belongs to the list.
enum class ListLead : uint8_t {
  kSingular,  // "rule"
  kPlural,    // "rules"
  kSee,       // "see" right before a bare number
  kNone       // a bare number
};

struct LocatorList {
  std::vector<Locator> locators;
  size_t end = 0;  // after its last number or title
};

class Path;

class LocatorReader {
 public:
  // In other people's texts, what looks like a part may be a number of another kind: without
  // `with_parts` it is left alone.
  LocatorReader(const ReferenceIndex& index, const CitationWords& words, bool with_parts = true)
      : index_(index),
        words_(words),
        with_parts_(with_parts),
        parts_(words, HasNoSections(index.edition().scheme)),
        style_(index.edition().scheme),
        compact_(CompactStyle(style_)) {}

  const PartReader& parts() const { return parts_; }

  // Reads the list whose first number begins at `at`. Linear in the size of the list.
  std::optional<LocatorList> Read(std::string_view text, size_t at, ListLead lead) const;
  // Adds "Abs. 1 Satz 2 und Abs. 3 Nr. 4" to the number that the list ends with.
  void AddParts(std::string_view text, LocatorList& list) const;
  // Puts parts before the number that the list begins with: "points (a) and (b) of" make two of
  // Article 6. The innermost parts come first.
  void PutBefore(const std::vector<Parts>& parts, LocatorList& list) const;
  // Makes a title that follows the title of the list's last locator. Returns true if it ended in a
  // comma, as happens where a list continues.
  static bool TakeTitle(std::string_view text, LocatorList& list);

  // Whether the number has two components or more, or one with as many digits as the numbers of the
  // work's subsections.
  bool HasRuleShape(const RuleNumber& number) const;

 private:
  // How the numbers of a work may be cited in short: "1-2(b)" for "Rule 1 Section 2(b)".
  static NumberingStyle CompactStyle(NumberingStyle style);
  // Whether the work's numbers have words, but never "§".
  static bool HasNoSections(const NumberingStyle& style);
  std::optional<NumberAt> ReadOne(std::string_view text, size_t at, bool led) const;
  void AddOne(std::string_view text, size_t at, const NumberAt& found, LocatorList& list) const;
  void KeepOwnNumbers(std::string_view text, const Path& path, Parts& parts) const;
  bool LeadsOn(std::string_view text, size_t at) const;
  // Returns where the next member would begin, after ", ", " and ", ", and "; nullopt if the list
  // ends.
  std::optional<size_t> ReadJoint(std::string_view text, size_t at, bool comma) const;
  void ReadRange(std::string_view text, LocatorList& list) const;
  size_t RangeSign(std::string_view text, size_t at, bool* spaced) const;
  std::optional<NumberAt> ReadRangeEnd(std::string_view text, size_t at, const RuleNumber& first,
                                       bool spaced) const;
  bool ReadMember(std::string_view text, size_t at, ListLead lead, LocatorList& list) const;
  bool ReadLetterMember(std::string_view text, size_t at, LocatorList& list) const;
  bool IsMember(std::string_view text, const NumberAt& found, ListLead lead,
                const LocatorList& list) const;
  bool IsQuantity(std::string_view text, size_t end) const;

  const ReferenceIndex& index_;
  const CitationWords& words_;
  const bool with_parts_;
  const PartReader parts_;
  const NumberingStyle& style_;
  const NumberingStyle compact_;
};

}  // namespace codicil
