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

// How often one term occurs in the fields of documents: [field] {document, times}.
using Occurrences = std::array<std::map<uint32_t, uint32_t>, kFields>;

class Index {
 public:
  void Add(const SearchDocument& document) {
    std::array<size_t, kFields>& lengths = lengths_.emplace_back();
    for (size_t field = 0; field < kFields; ++field) {
      const std::vector<std::string> terms = SearchTerms(document.fields[field]);
      lengths[field] = std::set(terms.begin(), terms.end()).size();
      totals_[field] += static_cast<double>(lengths[field]);
      for (const std::string& term : terms) {
        if (!term.empty()) ++terms_[term][field][static_cast<uint32_t>(lengths_.size() - 1)];
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
                    return [&json, &documents, i] { json.Object("shown", documents[i].shown); };
                  }),
                  "dirtCount", 0, "index",
                  json.Each(terms_, [&](const auto& term) { WriteTerm(term, json); }),
                  "serializationVersion", kSerializationVersion);
  }

 private:
  // ["landwalk", {"1": {"17": 1}, "2": {"17": 3}}], with the numbers of fields and documents.
  static void WriteTerm(const std::pair<const std::string, Occurrences>& term, JsonWriter& json) {
    const auto fields = [&] {
      for (size_t field = 0; field < kFields; ++field) {
        const auto& times = term.second[field];
        if (times.empty()) continue;
        json.Members(std::to_string(field), json.Of([&] {
          for (const auto& [document, count] : times) json.Members(std::to_string(document), count);
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
