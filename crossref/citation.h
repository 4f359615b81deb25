// What the rules say about each other: mentions of provisions, of glossary terms and of outside
// documents. A citation is first found, as words, and later resolved; an ambiguous one is reported,
// never guessed. (The approach of eyecite: find, then resolve.)
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "rules/passage_ref.h"

namespace codicil {

// The more work it means for an editor, the greater.
enum class CitationStatus : uint8_t {
  kResolved,   // every locator has a target
  kExternal,   // another document, or a web address
  kOutside,    // the edition is a fragment, and the target is in a part that it lacks
  kAmbiguous,  // several provisions carry the number, or the words fit several
  kMistitled,  // the number points to one provision, the quoted title to another
  kDangling,   // no such provision or term exists
};
std::string_view CitationStatusName(CitationStatus status);

// What one mention says. begin and end are byte offsets in the passage's text.
struct Locator {
  enum Kind : uint8_t { kNumber, kTerm, kDocument, kLabel } kind = kNumber;
  uint32_t begin = 0;
  uint32_t end = 0;
  RuleNumber first;
  RuleNumber last;         // the end of a range, otherwise empty: "702.11a-c" is 702.11a to 702.11c
  std::string_view title;  // as quoted, without the quotes; empty if none is quoted
  uint32_t title_begin = 0;  // offset of its first letter
  uint32_t title_end = 0;    // offset after its closing quotation mark
  std::string_view name;     // the term, the document or address, the RST label
  CitationStatus status = CitationStatus::kResolved;
  std::vector<ProvisionId> targets;  // provisions, in the order of the tree
  bool targets_cut = false;          // a long range: some targets before the last are left out
  std::vector<uint32_t> terms;       // indices of glossary entries
  // Of a document: the numbers that are cited of it. If it is the work's predecessor, their targets
  // and statuses are those there; otherwise they have neither.
  std::vector<Locator> elsewhere;
  ProvisionId title_target = kNoProvision;  // if mistitled: the provision with the quoted title

  Locator() = default;
  Locator(Kind of, size_t from, size_t to, std::string_view words = {})
      : kind(of), begin(static_cast<uint32_t>(from)), end(static_cast<uint32_t>(to)), name(words) {}
};

// Whether the document is the work's predecessor, by its name.
bool IsOfPredecessor(const Edition& edition, const Locator& locator);

// One mention: "rules 702.33b and 702.33f-h" is one citation with two locators.
struct Citation {
  PassageRef place;
  // Byte offsets in the text, from the lead word that belongs to the mention ("rule", "section";
  // "see" if no such word follows it) to the end of its last number, name or closing quotation
  // mark: rule 409, “Title.”
  uint32_t begin = 0;
  uint32_t end = 0;
  CitationStatus status = CitationStatus::kResolved;  // the worst of its locators' statuses
  std::vector<Locator> locators;
};

// Returns the span of a locator in the source, with its title; if it has no place of its own, the
// span of its provision or entry.
Span SpanOfLocator(const Edition& edition, const Citation& citation, const Locator& locator);

}  // namespace codicil
