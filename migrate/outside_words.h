// What the words around a number say about it, in text that is not part of the work: data in
// English and the questions that are asked of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace codicil {

// What is measured or counted: "MB", "minutes", "dollars". Behind a number it makes a quantity.
bool IsUnitWord(std::string_view word);
// What is numbered otherwise: "version", "page", "port". Before a number it is not a citation.
bool IsOtherNumbering(std::string_view word);
// Prepositions, conjunctions and the like: they say nothing about what a number is, so it may be
// cited beside them.
bool IsSmallWord(std::string_view word);
// What has sections or rules of its own: "act", "RFC", "contract". "rules" is not among them.
bool IsDocumentWord(std::string_view word);
// Before "see" these make a verb of it: "you see", "will see", "to see".
bool MakesSeeAVerb(std::string_view word);
// "TODO", "NOTE": capitals that are not a name.
bool IsCommentTag(std::string_view word);

// The words that a work is called by, found in its title: "Ember Rules" is called "Ember", "ER";
// and what any such work calls itself.
class WorkNames {
 public:
  explicit WorkNames(std::string_view title);
  // A word of the title, its beginning ("Comp."), or initials of it.
  bool Has(std::string_view word) const;

 private:
  std::vector<std::string> words_;  // in lower case
  std::string initials_;
};

std::string LowerCase(std::string_view word);
bool IsAllCapitals(std::string_view word);

}  // namespace codicil
