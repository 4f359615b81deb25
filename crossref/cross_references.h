// The graph of an edition: its citations, which provisions cite which, and where the glossary's
// terms are used.
#pragma once

#include <span>
#include <vector>

#include "crossref/citation.h"
#include "crossref/number_lists.h"
#include "rules/edition_words.h"

namespace codicil {

// A use of a glossary term in running text; the longest term wins. Never inside a citation.
struct TermUse {
  PassageRef place;
  uint32_t begin = 0;  // byte offset in the passage's text
  uint32_t end = 0;
  uint32_t entry = 0;  // index into Edition::glossary
};

struct CrossReferences {
  EditionWords words;               // that all of it was found in
  std::vector<Citation> citations;  // in the order of ForEachPassage, then by begin
  std::vector<TermUse> term_uses;   // in the same order
  // For each provision, the citations (indices) that have it among their targets: the exact
  // inverse.
  NumberLists cited_by;
  // For each glossary entry, the citations that name it, and the provisions that define its term.
  NumberLists entry_cited_by;
  std::vector<std::vector<ProvisionId>> defined_in;

  // The citations in one passage. O(log citations).
  std::span<const Citation> CitationsAt(const PassageRef& place) const;
};

// Finds and resolves the citations, and inverts them. O(n log n) in the edition's size.
CrossReferences CrossReference(const Edition& edition);

}  // namespace codicil
