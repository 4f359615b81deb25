// What each word of an edition is to citations and terms, by the number of its spelling: so every
// spelling is looked up once, and a text is gone through by numbers.
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

  uint64_t next_words = 0;  // of longer terms that begin with it: the bits of the words that follow
  uint32_t form = kNone;    // in the tree's FormTable
  uint32_t entry = kNone;   // of the term that it is by itself
  uint8_t bit = 0;          // which of next_words stands for it
  uint8_t ending = 0;       // bytes of the ending of "player's", which is a use of "player"
  bool may_lead = false;    // to a citation, or be a number
  bool has_dot = false;     // a period before a letter, as in an address
  // What it is to the words around it, where it is not a term itself.
  bool capital = false;  // "Warden"
  bool usual = false;    // one of grammar, or one that the work writes small, too
  uint8_t kinds = 0;     // Kind
  // The entry is of a thing, the word ("matches", "limited") may be a verb.
  enum Doubt : uint8_t { kSure, kEndsInS, kEndsInEd } doubt = kSure;

  enum Kind : uint8_t {
    kNameLink = 1,
    kGrammar = 2,
    kSubject = 4,
    kDeterminer = 8,
    kBehindVerb = 16
  };
};

// Read-only once made.
class WordRoles {
 public:
  // What words are to citations and to terms. Without a tree none is part of a term. O(spellings).
  WordRoles(const WordIndex& words, const CitationWords& leads, const TermTree* terms = nullptr);
  // Takes back that a word is a term by itself; or says that it may be another word.
  void RemoveTerm(uint32_t spelling) { roles_[spelling].entry = WordRole::kNone; }
  void Doubt(uint32_t spelling, WordRole::Doubt why) { roles_[spelling].doubt = why; }
  // The term of `companion` must be beside that of `entry`.
  void Pair(uint32_t entry, uint32_t companion) { companions_[entry] = companion; }
  // Or kNone.
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
