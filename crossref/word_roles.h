// The role of each word of an edition in citations and terms, by the number of its spelling: each
// spelling is looked up only once, and texts are searched by number.
#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "crossref/citation_words.h"
#include "rules/word_index.h"

namespace codicil {

class TermTree;

struct WordRole {
  static constexpr uint32_t kNone = ~0u;

  uint64_t next_words = 0;  // bits of the words that can follow, in longer terms that begin with it
  uint32_t form = kNone;    // in the tree's FormTable
  uint32_t entry = kNone;   // the term that it is on its own
  uint8_t bit = 0;          // its own bit in next_words
  uint8_t ending = 0;       // bytes of the ending in "player's", which is a use of "player"
  bool may_lead = false;    // it may introduce a citation or be a number
  bool has_dot = false;     // a period before a letter, as in an address
  // Its meaning to the words around it, if it is not a term itself.
  bool capital = false;  // "Warden"
  bool usual = false;    // a word of grammar, or one that the work also writes in lower case
  uint8_t kinds = 0;     // a set of Kind
  // Why the word may not be the term: the entry is a thing, but the word ("matches", "limited") may
  // be a verb.
  enum Doubt : uint8_t { kSure, kEndsInS, kEndsInEd } doubt = kSure;

  enum Kind : uint8_t {
    kNameLink = 1,
    kGrammar = 2,
    kSubject = 4,
    kDeterminer = 8,
    kBehindVerb = 16
  };
};

// Read-only after WeighForms.
class WordRoles {
 public:
  // Finds the roles of all spellings. Without a tree, no word is part of a term. O(spellings).
  WordRoles(const WordIndex& words, const CitationWords& leads, const TermTree* terms = nullptr);
  // Record that a word is not a term on its own; that it may be another word.
  void RemoveTerm(uint32_t spelling) { roles_[spelling].entry = WordRole::kNone; }
  void Doubt(uint32_t spelling, WordRole::Doubt why) { roles_[spelling].doubt = why; }
  // Requires the term of `companion` next to that of `entry`.
  void Pair(uint32_t entry, uint32_t companion) { companions_[entry] = companion; }
  // Returns the companion that an entry requires, or kNone.
  uint32_t CompanionOf(uint32_t entry) const {
    const auto found = companions_.find(entry);
    return found == companions_.end() ? WordRole::kNone : found->second;
  }
  uint32_t size() const { return static_cast<uint32_t>(roles_.size()); }

  const WordRole& of(uint32_t spelling) const { return roles_[spelling]; }

 private:
  void AddTerms(const WordIndex& words, const CitationWords& leads, const TermTree& terms);

  std::vector<WordRole> roles_;
  std::unordered_map<uint32_t, uint32_t> companions_;
};

}  // namespace codicil
