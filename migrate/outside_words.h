// What the words around a number say about it, in text outside the work: questions asked of
// the English table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/language.h"

namespace codicil {

// Whether the word, in small letters or capitals, is in one of the tables.
bool Is(WordList OutsideWords::*table, std::string_view word);
// Whether the word is a unit, or a thing counted: "MB", "minutes", "dollars", "x".
bool IsUnitWord(std::string_view word);
bool IsAllCapitals(std::string_view word);

// The words that a work is called by: those found in its title ("Ember Rules" is called "Ember",
// "ER"), and those that any such work uses for itself.
class WorkNames {
 public:
  explicit WorkNames(std::string_view title);
  // Whether `word` is a word of the title, the beginning of one ("Comp."), or some of its initials.
  bool Has(std::string_view word) const;

 private:
  std::vector<std::string> words_;  // in lower case
  std::string initials_;
};

}  // namespace codicil
