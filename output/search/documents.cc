#include "output/search/documents.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "corpus/history.h"
#include "output/trace_parts.h"
#include "text/search_terms.h"

namespace codicil {
namespace {

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

// "face down" for "Face-Down".
std::string JoinedTerms(std::string_view text) {
  return fmt::format("{}", fmt::join(SearchTerms(text), " "));
}

// Of the provisions that a glossary entry names, the one that explains its term: the first that has
// it in its title, if only in the plural, or else the first.
ProvisionId ExplainerOf(std::string_view term, const std::vector<ProvisionId>& named,
                        const Edition& edition) {
  std::string stem = JoinedTerms(term);
  stem.resize(stem.size() - std::min<size_t>(1, stem.size()));
  const auto titled = std::ranges::find_if(named, [&](ProvisionId id) {
    return JoinedTerms(edition.provisions[id].heading.text).find(stem) != std::string::npos;
  });
  return titled == named.end() ? named.front() : *titled;
}

}  // namespace

SearchDocument SearchDocumentOf(const Work& work, const Place& place, std::string address) {
  const ProvisionRecord& provision = At(work, place);
  return {std::move(address),
          {std::string(work.texts[provision.heading]), TextOf(work, provision), WayTo(work, place)},
          provision.num,
          {}};
}

ExplainedTerms TermsExplained(const Edition& edition, const CrossReferences& references) {
  std::map<uint32_t, std::vector<ProvisionId>> named;  // by the entry
  for (const Citation& citation : references.citations) {
    if (citation.place.kind != PassageKind::kDefinition) continue;
    for (const Locator& locator : citation.locators)
      if (!locator.targets.empty()) named[citation.place.owner].push_back(locator.targets.front());
  }
  ExplainedTerms terms(edition.provisions.size());
  for (const auto& [entry, provisions] : named) {
    const std::string term(edition.glossary[entry].term.text);
    terms[ExplainerOf(term, provisions, edition)].push_back(term);
  }
  return terms;
}

void AddAliases(const std::vector<ManifestAlias>& aliases, const EditionRecord& edition,
                ExplainedTerms& terms) {
  for (const ManifestAlias& alias : aliases) {
    const auto of = std::ranges::find(edition.provisions, alias.num, &ProvisionRecord::num);
    if (of != edition.provisions.end())
      terms[static_cast<size_t>(of - edition.provisions.begin())].push_back(alias.name);
  }
}

std::vector<SearchDocument> SearchDocumentsOf(const Work& work, const Addresses& addresses,
                                              uint32_t edition, const ExplainedTerms& explained) {
  const EditionRecord& record = work.editions[edition];
  const bool newest = edition + 1 == work.editions.size();
  std::vector<SearchDocument> documents;
  for (ProvisionId id = 0; id < record.provisions.size(); ++id) {
    documents.push_back(SearchDocumentOf(
        work, {edition, id}, newest ? addresses.Rule(id) : addresses.Dated(edition, id)));
    if (!explained.empty()) documents.back().also = explained[id];
  }
  const auto lists = ListAddresses(work);
  for (const ListRecord& list : record.lists) {
    documents.push_back({lists.at(list.name),
                         {list.name, fmt::format("{}", fmt::join(list.members, ", ")), "Lists"},
                         "",
                         {},
                         DocumentKind::kList});
  }
  for (uint32_t entry = 0; entry < record.glossary.size(); ++entry) {
    documents.push_back({newest ? addresses.Entry(entry) : addresses.DatedEntry(edition, entry),
                         {std::string(work.texts[record.glossary[entry].term]),
                          std::string(work.texts[record.glossary[entry].text]), "Glossary"},
                         "",
                         {},
                         DocumentKind::kTerm});
  }
  return documents;
}

}  // namespace codicil
