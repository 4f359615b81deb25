// The words of the provisions, lists and terms of an edition, as MiniSearch 7 indexes them: a
// site's script and this program search the same index and score it in the same way.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/byte_sink.h"

namespace codicil {

// The fields that are searched, in the order of SearchDocument::fields.
inline constexpr std::array<std::string_view, 3> kSearchFields = {"title", "text", "where"};
inline constexpr size_t kTitleField = 0, kTextField = 1, kWhereField = 2;

enum class DocumentKind : uint8_t { kProvision, kList, kTerm };

struct SearchDocument {
  std::string id;  // the address that it leads to, in the site
  // The heading of a provision, a glossary term or the name of a list; the text; what is above it,
  // "7 Play › 702 Turns", which says what its words are about. How often a word is in it does not
  // count: that would make the index a sixth larger.
  std::array<std::string, kSearchFields.size()> fields;
  std::string number;             // "702.19"
  std::vector<std::string> also;  // glossary terms that it explains
  DocumentKind kind = DocumentKind::kProvision;
};

class SearchIndex {
 public:
  // Linear in the words, but for sorting the terms.
  explicit SearchIndex(std::vector<SearchDocument> documents);

  const std::vector<SearchDocument>& documents() const { return documents_; }
  // Writes it in the form in which the library loads it (MiniSearch.loadJS), with number, title,
  // where and also of each document.
  void Write(ByteSink& out) const;

  // How a word of a query is looked for.
  struct WordQuery {
    std::string word;
    bool prefix = false;  // also what begins with it
    bool only_titles = false;
    size_t most_edits = 0;  // also what differs in so many letters
  };
  struct Hit {
    double score = 0;
    std::vector<std::string> words;  // of the queries, that are found, each once
    std::vector<std::string> terms;  // of the document, that they are
  };
  using Hits = std::map<size_t, Hit>;  // by the document's place
  // Adds the documents with the word, scored by BM25+ (Lv and Zhai, 2011), titles three times.
  void Find(const WordQuery& query, Hits& hits) const;
  // How much it says that a document has a word that so many have.
  double Rareness(size_t documents) const;

 private:
  static constexpr size_t kFields = kSearchFields.size();
  // The documents that have one term, by field.
  using Occurrences = std::array<std::vector<size_t>, kFields>;

  void AddTerm(const WordQuery& query, const std::string& term, const Occurrences& occurrences,
               double weight, Hits& hits) const;
  double AverageLength(size_t field) const;

  std::vector<SearchDocument> documents_;
  std::map<std::string, Occurrences> terms_;
  std::vector<std::array<size_t, kFields>> lengths_;  // of the documents
  std::array<double, kFields> totals_ = {};
};

}  // namespace codicil
