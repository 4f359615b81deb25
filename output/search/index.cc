#include "output/search/index.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "output/json_writer.h"
#include "text/closest.h"
#include "text/code_points.h"
#include "text/search_terms.h"

namespace codicil {
namespace {

constexpr int kSerializationVersion = 2;
// MiniSearch's own.
constexpr double kTitleBoost = 3, kFuzzyWeight = .45, kPrefixWeight = .375, kLongerPrefix = .3;
constexpr double kK = 1.2, kB = .7, kD = .5;

double InverseFrequency(double matching, double documents) {
  return std::log(1 + (documents - matching + .5) / (matching + .5));
}

double Bm25(double matching, double documents, double length, double average) {
  return InverseFrequency(matching, documents) *
         (kD + (kK + 1) / (1 + kK * (1 - kB + kB * length / average)));
}

// ["landwalk", {"0": {"17": 1}, "1": {"17": 1}}], with the numbers of fields and documents.
template <typename Term>
void WriteTerm(const Term& term, JsonWriter& json) {
  const auto fields = [&] {
    for (size_t field = 0; field < term.second.size(); ++field) {
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

void AddOnce(const std::string& word, std::vector<std::string>& words) {
  if (std::ranges::find(words, word) == words.end()) words.push_back(word);
}

}  // namespace

SearchIndex::SearchIndex(std::vector<SearchDocument> documents) : documents_(std::move(documents)) {
  for (const SearchDocument& document : documents_) {
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
}

// As it is written in the index: with two decimal places.
double SearchIndex::AverageLength(size_t field) const {
  const double average = totals_[field] / static_cast<double>(std::max<size_t>(1, lengths_.size()));
  return std::round(average * 100) / 100;
}

void SearchIndex::Write(ByteSink& out) const {
  JsonWriter json(out, JsonLayout::kOneLine);
  const size_t count = documents_.size();
  const auto by_document = [&](const auto& write) {
    return [&json, count, write] {
      json.Object([&] {
        for (size_t i = 0; i < count; ++i) json.Members(std::to_string(i), write(i));
      });
    };
  };
  const auto averages = [&] {
    std::vector<Hundredths> all;
    for (size_t field = 0; field < kFields; ++field) all.push_back({AverageLength(field)});
    return all;
  };
  json.Document("documentCount", count, "nextId", count, "documentIds",
                by_document([&](size_t i) -> std::string_view { return documents_[i].id; }),
                "fieldIds", json.Of([&] {
                  for (size_t field = 0; field < kFields; ++field)
                    json.Members(kSearchFields[field], field);
                }),
                "fieldLength", by_document([&](size_t i) {
                  return std::vector<size_t>(lengths_[i].begin(), lengths_[i].end());
                }),
                "averageFieldLength", averages(), "storedFields", by_document([&](size_t i) {
                  const SearchDocument& of = documents_[i];
                  return [&json, &of] {
                    json.Object("number", of.number, "title", of.fields[kTitleField], "where",
                                of.fields[kWhereField], "also", If(!of.also.empty(), of.also));
                  };
                }),
                "dirtCount", 0, "index",
                json.Each(terms_, [&](const auto& term) { WriteTerm(term, json); }),
                "serializationVersion", kSerializationVersion);
}

void SearchIndex::AddTerm(const WordQuery& query, const std::string& term,
                          const Occurrences& occurrences, double weight, Hits& hits) const {
  for (size_t field = 0; field < (query.only_titles ? 1 : kFields); ++field) {
    const std::vector<size_t>& matching = occurrences[field];
    for (const size_t document : matching) {
      Hit& hit = hits[document];
      hit.score += weight * (field == kTitleField ? kTitleBoost : 1) *
                   Bm25(static_cast<double>(matching.size()), static_cast<double>(lengths_.size()),
                        static_cast<double>(lengths_[document][field]), AverageLength(field));
      AddOnce(query.word, hit.words);
      AddOnce(term, hit.terms);
    }
  }
}

double SearchIndex::Rareness(size_t documents) const {
  return InverseFrequency(static_cast<double>(documents), static_cast<double>(lengths_.size()));
}

void SearchIndex::Find(const WordQuery& query, Hits& hits) const {
  const auto exact = terms_.find(query.word);
  if (exact != terms_.end()) AddTerm(query, query.word, exact->second, 1, hits);
  const auto size = static_cast<double>(CountCodePoints(query.word));
  for (auto it = terms_.lower_bound(query.word); query.prefix && it != terms_.end(); ++it) {
    const auto& [term, occurrences] = *it;
    if (!term.starts_with(query.word)) break;
    const auto length = static_cast<double>(CountCodePoints(term));
    if (length == size) continue;
    AddTerm(query, term, occurrences,
            kPrefixWeight * length / (length + kLongerPrefix * (length - size)), hits);
  }
  for (const auto& [term, occurrences] : terms_) {
    if (query.most_edits == 0) break;
    const size_t edits = EditsBetween(query.word, term);
    if (edits == 0 || edits > query.most_edits) continue;
    const auto length = static_cast<double>(CountCodePoints(term));
    AddTerm(query, term, occurrences, kFuzzyWeight * length / (length + static_cast<double>(edits)),
            hits);
  }
}

}  // namespace codicil
