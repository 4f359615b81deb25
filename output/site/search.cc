#include "output/site/search.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "output/json_writer.h"
#include "output/site/search_index.h"
#include "output/site/words.h"
#include "text/search_terms.h"

namespace codicil::site {
namespace {

using Documents = std::vector<SearchDocument>;

void WriteDocuments(const Site& site, const std::string& name, const Documents& documents) {
  StringSink index;
  WriteSearchIndex(documents, index);
  site.folder.Write("search/" + name + ".json", index.TakeText());
  StringSink texts;
  JsonWriter json(texts, JsonLayout::kOneLine);
  json.Document("texts", json.Each(documents, [&](const SearchDocument& document) {
    json.Value(document.fields[1]);
  }));
  site.folder.Write("search/" + name + "-texts.json", texts.TakeText());
}

std::string TextOf(const Work& work, const ProvisionRecord& provision) {
  std::string text(work.texts[provision.text]);
  for (const TextId example : provision.examples) {
    if (!text.empty()) text += "\n";
    text += work.texts[example];
  }
  return text;
}

// The titled provisions above one: "7 Play › 702 Turns".
std::string WayTo(const Work& work, const Place& place) {
  const EditionRecord& edition = work.editions[place.edition];
  std::string way;
  for (ProvisionId id = At(work, place).parent; id != kNoProvision;
       id = edition.provisions[id].parent) {
    if (edition.provisions[id].heading == kNoText) continue;
    way.insert(0, NameOf(work, Place{place.edition, id}) + (way.empty() ? "" : " › "));
  }
  return way;
}

SearchDocument DocumentOf(const Work& work, const Place& place, std::string address) {
  const ProvisionRecord& provision = At(work, place);
  return {std::move(address),
          {std::string(work.texts[provision.heading]), TextOf(work, provision)},
          provision.num,
          WayTo(work, place),
          {}};
}

// ---- The newest edition

// "face down" for "Face-Down".
std::string WordsOf(std::string_view text) {
  return fmt::format("{}", fmt::join(SearchTerms(text), " "));
}

// Of the provisions that a glossary entry names, the one that explains its term: the first that has
// it in its title, if only in the plural, or else the first.
ProvisionId ExplainerOf(std::string_view term, const std::vector<ProvisionId>& named,
                        const Edition& edition) {
  std::string stem = WordsOf(term);
  stem.resize(stem.size() - std::min<size_t>(1, stem.size()));
  const auto titled = std::ranges::find_if(named, [&](ProvisionId id) {
    return WordsOf(edition.provisions[id].heading.text).find(stem) != std::string::npos;
  });
  return titled == named.end() ? named.front() : *titled;
}

// Which terms each provision explains.
std::vector<std::vector<std::string>> TermsOf(const Edition& edition,
                                              const CrossReferences& references) {
  std::map<uint32_t, std::vector<ProvisionId>> named;  // by the entry
  for (const Citation& citation : references.citations) {
    if (citation.place.kind != PassageKind::kDefinition) continue;
    for (const Locator& locator : citation.locators)
      if (!locator.targets.empty()) named[citation.place.owner].push_back(locator.targets.front());
  }
  std::vector<std::vector<std::string>> terms(edition.provisions.size());
  for (const auto& [entry, provisions] : named) {
    const std::string term(edition.glossary[entry].term.text);
    terms[ExplainerOf(term, provisions, edition)].push_back(term);
  }
  return terms;
}

Documents NewestDocuments(const Site& site, const Edition& edition,
                          const CrossReferences& references) {
  const Work& work = site.work();
  const EditionRecord& record = site.edition();
  const auto terms = TermsOf(edition, references);
  Documents documents;
  for (ProvisionId id = 0; id < record.provisions.size(); ++id) {
    documents.push_back(DocumentOf(work, {site.newest(), id}, site.addresses.Rule(id)));
    documents.back().also = terms[id];
  }
  const auto lists = ListAddresses(work);
  for (const ListRecord& list : record.lists) {
    documents.push_back({lists.at(list.name),
                         {list.name, fmt::format("{}", fmt::join(list.members, ", "))},
                         "",
                         "Lists",
                         {}});
  }
  for (uint32_t entry = 0; entry < record.glossary.size(); ++entry) {
    documents.push_back({site.addresses.Entry(entry),
                         {std::string(work.texts[record.glossary[entry].term]),
                          std::string(work.texts[record.glossary[entry].text])},
                         "",
                         "Glossary",
                         {}});
  }
  return documents;
}

// ---- Older editions

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
    documents.push_back(DocumentOf(work, where.last, site.addresses.Dated(edition, id)));
    const std::string way = documents.back().where;
    documents.back().where = Runs(work, where.editions) + (way.empty() ? "" : " · ") + way;
  }
  return documents;
}

}  // namespace

void WriteSearch(const Site& site, const Edition& edition, const CrossReferences& references) {
  WriteDocuments(site, "newest", NewestDocuments(site, edition, references));
  WriteDocuments(site, "archive", ArchiveDocuments(site));
}

}  // namespace codicil::site
