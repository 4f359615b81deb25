#include "output/site/search.h"

#include <fmt/format.h>

#include <map>

#include "output/json_writer.h"
#include "output/search/documents.h"
#include "output/trace_parts.h"

namespace codicil::site {
namespace {

using Documents = std::vector<SearchDocument>;

void WriteDocuments(const Site& site, const std::string& name, Documents documents) {
  const SearchIndex index(std::move(documents));
  StringSink written;
  index.Write(written);
  site.folder.Write("search/" + name + ".json", written.TakeText());
  StringSink texts;
  JsonWriter json(texts, JsonLayout::kOneLine);
  json.Document("texts", json.Each(index.documents(), [&](const SearchDocument& document) {
    json.Value(document.fields[kTextField]);
  }));
  site.folder.Write("search/" + name + "-texts.json", texts.TakeText());
}

// "2009-05-01–2010-01-29, 2012-02-01": the editions, which ascend.
std::string Runs(const Work& work, const std::vector<uint32_t>& editions) {
  std::string runs;
  for (size_t i = 0; i < editions.size();) {
    size_t last = i;
    while (last + 1 < editions.size() && editions[last + 1] == editions[last] + 1) ++last;
    runs += (runs.empty() ? "" : ", ") + NameOf(work.editions[editions[i]]);
    if (last > i) runs += "–" + NameOf(work.editions[editions[last]]);
    i = last + 1;
  }
  return runs;
}

Documents ArchiveDocuments(const Site& site) {
  const Work& work = site.work();
  struct Found {
    Place last;
    std::vector<uint32_t> editions;
  };
  using Words = std::pair<TextId, TextId>;
  std::map<Words, Found> found;
  for (uint32_t edition = 0; edition <= site.newest(); ++edition) {
    const auto& provisions = work.editions[edition].provisions;
    for (ProvisionId id = 0; id < provisions.size(); ++id) {
      Found& words = found[{provisions[id].heading, provisions[id].text}];
      words.last = {edition, id};
      if (words.editions.empty() || words.editions.back() != edition)
        words.editions.push_back(edition);
    }
  }
  Documents documents;
  for (const auto& [words, where] : found) {
    const auto& [edition, id] = where.last;
    if (edition == site.newest()) continue;
    documents.push_back(SearchDocumentOf(work, where.last, site.addresses.Dated(edition, id)));
    const std::string way = documents.back().fields[kWhereField];
    documents.back().fields[kWhereField] =
        Runs(work, where.editions) + (way.empty() ? "" : " · ") + way;
  }
  return documents;
}

}  // namespace

void WriteSearch(const Site& site, const Edition& edition, const CrossReferences& references) {
  ExplainedTerms terms = TermsExplained(edition, references);
  AddAliases(site.corpus.manifest.aliases, site.edition(), terms);
  WriteDocuments(site, "newest",
                 SearchDocumentsOf(site.work(), site.addresses, site.newest(), terms));
  WriteDocuments(site, "archive", ArchiveDocuments(site));
}

}  // namespace codicil::site
