#include "output/site/search_index.h"

#include <algorithm>
#include <map>
#include <set>

#include "output/json_writer.h"
#include "text/search_terms.h"

namespace codicil {
namespace {

constexpr size_t kFields = kSearchFields.size();
constexpr int kSerializationVersion = 2;

// The documents that have one term, by field.
using Occurrences = std::array<std::vector<size_t>, kFields>;

class Index {
 public:
  void Add(const SearchDocument& document) {
    std::array<size_t, kFields>& lengths = lengths_.emplace_back();
    for (size_t field = 0; field < kFields; ++field) {
      const std::vector<std::string> found = SearchTerms(document.fields[field]);
      const std::set<std::string> terms(found.begin(), found.end());
      lengths[field] = terms.size();
      totals_[field] += static_cast<double>(terms.size());
      for (const std::string& term : terms) {
        if (!term.empty()) terms_[term][field].push_back(lengths_.size() - 1);
      }
    }
  }

  void Write(const std::vector<SearchDocument>& documents, ByteSink& out) {
    JsonWriter json(out, JsonLayout::kOneLine);
    const size_t count = documents.size();
    const auto by_document = [&](const auto& write) {
      return [&json, count, write] {
        json.Object([&] {
          for (size_t i = 0; i < count; ++i) json.Members(std::to_string(i), write(i));
        });
      };
    };
    const auto averages = [&] {
      std::vector<Hundredths> all;
      for (const double total : totals_)
        all.push_back({total / static_cast<double>(std::max<size_t>(1, count))});
      return all;
    };
    json.Document("documentCount", count, "nextId", count, "documentIds",
                  by_document([&](size_t i) -> std::string_view { return documents[i].id; }),
                  "fieldIds", json.Of([&] {
                    for (size_t field = 0; field < kFields; ++field)
                      json.Members(kSearchFields[field], field);
                  }),
                  "fieldLength", by_document([&](size_t i) {
                    return std::vector<size_t>(lengths_[i].begin(), lengths_[i].end());
                  }),
                  "averageFieldLength", averages(), "storedFields", by_document([&](size_t i) {
                    const SearchDocument& of = documents[i];
                    return [&json, &of] {
                      json.Object("number", of.number, "title", of.fields[0], "where", of.where,
                                  "also", If(!of.also.empty(), of.also));
                    };
                  }),
                  "dirtCount", 0, "index",
                  json.Each(terms_, [&](const auto& term) { WriteTerm(term, json); }),
                  "serializationVersion", kSerializationVersion);
  }

 private:
  // ["landwalk", {"0": {"17": 1}, "1": {"17": 1}}], with the numbers of fields and documents.
  static void WriteTerm(const std::pair<const std::string, Occurrences>& term, JsonWriter& json) {
    const auto fields = [&] {
      for (size_t field = 0; field < kFields; ++field) {
        const std::vector<size_t>& documents = term.second[field];
        if (documents.empty()) continue;
        json.Members(std::to_string(field), json.Of([&] {
          for (const size_t document : documents) json.Members(std::to_string(document), 1);
        }));
      }
    };
    static constexpr std::array kBoth = {true, false};
    json.Each(kBoth, [&](bool first) { first ? json.Value(term.first) : json.Object(fields); })();
  }

  std::map<std::string, Occurrences> terms_;
  std::vector<std::array<size_t, kFields>> lengths_;
  std::array<double, kFields> totals_ = {};
};

}  // namespace

void WriteSearchIndex(const std::vector<SearchDocument>& documents, ByteSink& out) {
  Index index;
  for (const SearchDocument& document : documents) index.Add(document);
  index.Write(documents, out);
}

}  // namespace codicil
