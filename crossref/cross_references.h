// The graph of an edition: its citations, which provisions cite which, and where the glossary's
// terms are used.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "crossref/citation.h"
#include "crossref/number_lists.h"
#include "rules/edition_words.h"
#include "text/diagnostics.h"

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

  // What is in one passage. O(log n).
  std::span<const Citation> CitationsAt(const PassageRef& place) const;
  std::span<const TermUse> TermUsesAt(const PassageRef& place) const;
};

// Finds and resolves the citations, and inverts them. O(n log n) in the edition's size.
CrossReferences CrossReference(const Edition& edition);

// Returns the citations (indices, in order, without duplicates) that are outside `id` and have a
// provision below it, but not `id` itself, among their targets. O(n log n) in the number of
// provisions below `id` and of the citations of them.
std::vector<uint32_t> CitersBelow(const Edition& edition, const CrossReferences& references,
                                  ProvisionId id);

// Returns a kLimit diagnostic at the first range that cites more provisions than are listed;
// nullopt if all are listed in full.
std::optional<Diagnostic> RangesNotListed(const Edition& edition,
                                          const CrossReferences& references);

}  // namespace codicil
