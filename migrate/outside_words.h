// What the words around a number say about it, in text outside the work: questions asked of
// the English table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace codicil {

// Whether the word is a unit or a thing counted: "MB", "minutes", "dollars". After a number it
// makes a quantity.
bool IsUnitWord(std::string_view word);
// Whether the word names another kind of numbering: "version", "page", "port". A number after it is
// not a citation.
bool IsOtherNumbering(std::string_view word);
// Whether the word is a preposition, a conjunction or similar: it says nothing about a number next
// to it, which may be a citation.
bool IsSmallWord(std::string_view word);
// Whether the word names something with sections or rules of its own: "act", "RFC", "contract".
// "rules" is not one of them.
bool IsDocumentWord(std::string_view word);
// Whether the word makes "see" after it a verb: "you see", "will see", "to see".
bool MakesSeeAVerb(std::string_view word);
// Whether the word is a tag such as "TODO" or "NOTE": in capitals, but not a name.
bool IsCommentTag(std::string_view word);

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

bool IsAllCapitals(std::string_view word);

}  // namespace codicil
