// What the rules say about each other: mentions of provisions, of glossary terms and of outside
// documents. A citation is found first, as words, and resolved later; ambiguous is reported, never
// guessed. (The course of eyecite: find, then resolve.)
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/passage_ref.h"

namespace codicil {

enum class CitationStatus : uint8_t {
  kResolved,   // every locator has a target
  kDangling,   // no such provision or term exists
  kMistitled,  // the number points to one provision, the quoted title to another
  kAmbiguous,  // several provisions carry the number, or the words fit several
  kOutside,    // the edition is a fragment, and the target lies in a part that it lacks
  kExternal,   // another document, or a web address
};
std::string_view CitationStatusName(CitationStatus status);

// What one mention says. begin and end are bytes of the passage's text.
struct Locator {
  enum Kind : uint8_t { kNumber, kTerm, kDocument, kLabel } kind = kNumber;
  uint32_t begin = 0;
  uint32_t end = 0;
  RuleNumber first;
  RuleNumber last;           // of a range, else empty: "702.11a-c" has 702.11a and 702.11c
  std::string_view title;    // as quoted, without the quotes; empty where none is quoted
  uint32_t title_begin = 0;  // where it is in the text: from its first letter
  uint32_t title_end = 0;    // past the quotation mark that closes it
  std::string_view name;     // the term, the document or address, the RST label
  CitationStatus status = CitationStatus::kResolved;
  std::vector<ProvisionId> targets;         // provisions, in the order of the tree
  bool targets_cut = false;                 // of a long range: some before the last are left out
  std::vector<uint32_t> terms;              // indices of glossary entries
  ProvisionId title_target = kNoProvision;  // mistitled: the provision that has the quoted title
};

// One mention: "rules 702.33b and 702.33f-h" is one citation with two locators.
struct Citation {
  PassageRef place;
  // Bytes of the text, from the lead word that belongs to the mention ("rule", "section"; "see"
  // where none follows it) to the end of its last number, name or closing quotation mark: rule 409,
  // “Title.”
  uint32_t begin = 0;
  uint32_t end = 0;
  CitationStatus status = CitationStatus::kResolved;  // the worst of its locators'
  std::vector<Locator> locators;
};

// Words that lead to a citation in one language.
struct CitationWords;
const CitationWords& CitationWordsOf(std::string_view language);

// Finds every mention in one passage, in order, without resolving it. `self` is the provision it
// is in (for "this rule"), or kNoProvision. Linear in the text, after a look at the whole
// edition: for more than one passage use CrossReference, or a CitationFinder.
std::vector<Citation> FindCitations(const Edition& edition, const PassageRef& place,
                                    const CitationWords& words);

// Fills in targets, terms and statuses. Constant time a target.
void Resolve(const Edition& edition, std::vector<Citation>& citations);

}  // namespace codicil
