// What a person looks for: a number, a title, a word, a phrase. The script of a site (search.js)
// finds the same in the same order; tests/search_queries.txt holds both.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "output/search/index.h"

namespace codicil {

// How something was found; what comes first is shown first.
enum class FoundBy : uint8_t {
  kNumber,
  kBelow,      // its number begins with the one that was looked for
  kTitle,      // its title, or a term that it explains
  kLikeTitle,  // the same in the plural, or its initials
  kBeginning,  // its title begins so
  kMember,     // a list has it
  kPhrase,
  kWords
};

struct FoundDocument {
  size_t document = 0;  // its place in the index
  FoundBy by = FoundBy::kWords;
  double score = 0;
  std::vector<std::string> terms;  // to be shown in its text, in lower case
};

struct Found {
  std::vector<FoundDocument> documents;  // the best first
  // The words that were looked for, if they are not those of the text: it was spelled wrong.
  std::vector<std::string> instead;
  bool only_some = false;  // nothing has all of the words
};

class Search {
 public:
  // The index must outlive it.
  explicit Search(const SearchIndex& index);
  // Linear in the documents and the words of the index.
  Found Find(std::string_view text) const;

 private:
  using Terms = std::vector<std::string>;
  struct Query;
  struct Names {
    std::string key;             // the number's letters and digits
    std::vector<Terms> names;    // by what it is found as a whole
    std::vector<Terms> members;  // of a list
  };

  static Query QueryOf(std::string_view text, const Terms& words);
  Found FindWords(const Query& query) const;
  void AddByWords(const Query& query, Found& found, std::vector<size_t>& place_of) const;
  SearchIndex::Hits HitsOf(const Query& query, bool* complete) const;
  Terms Mended(const Terms& words) const;
  std::string Mended(const std::string& word) const;
  bool ComesBefore(const FoundDocument& a, const FoundDocument& b) const;

  const SearchIndex& index_;
  std::vector<Names> names_;          // of the documents
  std::vector<std::string> phrases_;  // their texts, for phrases
};

}  // namespace codicil
