// The numbers and titles that one lead word governs: "702.33b and 702.33f-h", "409, “Playing
// Spells,” and 411".
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "crossref/citation.h"
#include "crossref/lexing.h"
#include "crossref/reference_index.h"

namespace codicil {

// What comes before a list decides how much of what follows belongs to it.
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

class LocatorReader {
 public:
  LocatorReader(const ReferenceIndex& index, const CitationWords& words)
      : index_(index), words_(words) {}

  // Reads the list whose first number begins at `at`. Linear in what it takes.
  std::optional<LocatorList> Read(std::string_view text, size_t at, ListLead lead) const;
  // A title that follows becomes that of the list's last locator. True where it ended in a comma,
  // as it does where a list continues.
  static bool TakeTitle(std::string_view text, LocatorList& list);

  // ">= 2 components, or one with as many digits as the work's subsections have".
  bool HasRuleShape(const RuleNumber& number) const;

 private:
  // Where the next member would begin, after ", ", " and ", ", and "; nullopt where the list
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
};

}  // namespace codicil
