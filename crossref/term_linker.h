// Finds the uses of glossary terms in running text.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "crossref/cross_references.h"
#include "crossref/passage_words.h"
#include "crossref/term_context.h"
#include "crossref/term_tree.h"

namespace codicil {

// Not thread-safe; the tree must outlive it.
class TermLinker {
 public:
  explicit TermLinker(const TermTree& terms) : terms_(terms) {}

  // Appends the uses in one text, in order: at each word the longest term. Leaves out uses that
  // touch one of `citations` (those in the text, in order) or are in a symbol, uses of a term in
  // its own definition, uses of a term marked as obsolete, and words that do not mean the term
  // (TermContext). `words` are the words of the text, with the tree's roles. Linear.
  void Find(const PassageRef& place, const PassageWords& words, std::span<const Citation> citations,
            std::vector<TermUse>& uses);

 private:
  struct Match {
    uint32_t entry = TermTree::kNone;
    uint32_t words = 0;  // in the match; 1 if there is none
  };

  void FindMatches(const PassageWords& words, std::span<const Citation> citations);
  bool TermRunsOn(const PassageWords& words, uint32_t start, uint32_t count);
  Match Longest(const PassageWords& words, uint32_t start);
  void Step(uint32_t form, bool comma);

  const TermTree& terms_;
  TermContext context_;
  std::vector<TermMatch> matches_;     // matches in the current text
  std::vector<uint32_t> open_, next_;  // nodes that the current match has reached
};

}  // namespace codicil
