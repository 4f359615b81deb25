// Which term of a glossary is meant.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "output/academy/academy.h"

namespace codicil::academy {

// How alike two texts are, whatever the order of their words, from 0 to 100: token_sort_ratio of
// the libraries thefuzz and rapidfuzz, to the point. O(a · b).
int TokenSortRatio(std::string_view a, std::string_view b);

// The ways to ask for a term: as it is, without " (obsolete)", and each of several with a comma
// between them.
class TermFinder {
 public:
  using Terms = std::map<std::string, Term>;
  // They outlive it. An official term takes the place of one that is not; there may be none of the
  // latter (null).
  TermFinder(const Terms* official, const Terms* unofficial);

  // The term that is asked for in any case; with `fuzzy`, the most alike one that is alike enough,
  // the first of several. Null if there is none.
  const Term* Find(std::string_view asked, bool fuzzy) const;

 private:
  void Add(const Terms& terms);
  void Put(std::string_view name, const Term& term, bool replace);

  std::vector<std::pair<std::string, const Term*>> names_;
  std::map<std::string, size_t, std::less<>> index_;  // into names_
};

}  // namespace codicil::academy
