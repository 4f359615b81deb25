// The words of one passage, with the role of each in citations and terms.
#pragma once

#include <span>
#include <string_view>

#include "crossref/word_roles.h"
#include "rules/edition_words.h"

namespace codicil {

// A view: the text, the words and the roles must outlive it.
class PassageWords {
 public:
  PassageWords(std::string_view text, std::span<const SpelledWord> words, const WordRoles& roles)
      : text_(text), words_(words), roles_(&roles) {}

  std::string_view text() const { return text_; }
  size_t size() const { return words_.size(); }
  Word word(size_t i) const { return words_[i]; }
  const WordRoles& roles() const { return *roles_; }
  const WordRole& role(size_t i) const { return roles_->of(words_[i].spelling); }
  // Returns the word without a possessive ending: "player" for "player's".
  Word Bare(size_t i) const { return {words_[i].begin, words_[i].end - role(i).ending}; }

 private:
  std::string_view text_;
  std::span<const SpelledWord> words_;
  const WordRoles* roles_;
};

}  // namespace codicil
