// The role of each word of an edition in citations and terms, by the number of its spelling: each
// spelling is looked up only once, and texts are searched by number.
#pragma once

#include <cstdint>
#include <vector>

#include "base/hash_map.h"
#include "text/language.h"
#include "text/spellings.h"

namespace codicil {

class TermTree;
struct NumberingStyle;

struct WordRole {
  static constexpr uint32_t kNone = ~0u;

  uint32_t form = kNone;      // in the tree's FormTable
  uint32_t entry = kNone;     // of the term that it is by itself
  bool begins_terms = false;  // longer ones
  uint8_t ending = 0;         // bytes of the ending of "player's", which is a use of "player"
  bool may_lead = false;      // to a citation, or be a number
  // Its meaning to the words around it, if it is not a term itself.
  bool capital = false;  // "Warden"
  bool usual = false;    // a word of grammar, or one that the work also writes in lower case
  uint16_t kinds = 0;    // a set of Kind
  // Why the word may not be the term: the entry is a thing, but the word ("matches", "limited") may
  // be a verb.
  enum Doubt : uint8_t { kSure, kEndsInS, kEndsInEd } doubt = kSure;

  bool noun = false;   // it mostly names something
  bool thing = false;  // and the entry defines a thing

  enum Kind : uint16_t {
    kNameLink = 1,
    kGrammar = 2,
    kSubject = 4,
    kDeterminer = 8,
    kBehindVerb = 16,
    kModal = 32,
    kParticle = 64,
    kNaming = 128,
    kClauseLink = 256
  };
};

// Read-only after WeighForms.
class WordRoles {
 public:
  // What words are to citations and to terms. O(spellings).
  WordRoles(const Spellings& spellings, const CitationWords& leads, const NumberingStyle& style,
            const TermTree& terms);
  // Record that a word is not a term on its own; that it may be another word.
  void RemoveTerm(uint32_t spelling) { roles_[spelling].entry = WordRole::kNone; }
  void Doubt(uint32_t spelling, WordRole::Doubt why) { roles_[spelling].doubt = why; }
  void MarkNoun(uint32_t spelling, bool thing) {
    roles_[spelling].noun = true;
    roles_[spelling].thing = thing;
  }
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
  std::vector<WordRole> roles_;
  HashMap<uint32_t, uint32_t> companions_;
};

}  // namespace codicil
