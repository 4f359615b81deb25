// What each word of an edition is to citations and terms, by the number of its spelling: so every
// spelling is looked up once, and a text is gone through by numbers.
#pragma once

#include <cstdint>
#include <string_view>
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
};

// Read-only once made.
class WordRoles {
 public:
  // What words are to citations and to terms. Without a tree none is part of a term. O(spellings).
  WordRoles(const WordIndex& words, const CitationWords& leads, const TermTree* terms = nullptr);

  const WordRole& of(uint32_t spelling) const { return roles_[spelling]; }

 private:
  std::vector<WordRole> roles_;
};

}  // namespace codicil
