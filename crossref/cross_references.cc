#include "crossref/cross_references.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include "crossref/citation_finder.h"
#include "crossref/definitions.h"
#include "crossref/reference_index.h"
#include "crossref/resolver.h"
#include "crossref/term_evidence.h"
#include "crossref/term_linker.h"
#include "text/kinds.h"

namespace codicil {
namespace {

// Returns, for each of `size` targets, the citations that have it in `targets`.
template <typename Id>
NumberLists Inverse(const std::vector<Citation>& citations, size_t size,
                    std::vector<Id> Locator::*targets) {
  return NumberLists(size, [&](auto add) {
    for (uint32_t i = 0; i < citations.size(); ++i) {
      for (const Locator& locator : citations[i].locators) {
        for (const Id target : locator.*targets) add(target, i);
      }
    }
  });
}

struct Found {
  std::vector<Citation> citations;
  std::vector<TermUse> term_uses;
  std::vector<TermUse> defining;  // the uses that define their term
};

// Of the uses from the first on.
void AddDefining(std::string_view text, size_t first, Found& found) {
  const auto uses = std::span(found.term_uses).subspan(first);
  std::copy_if(uses.begin(), uses.end(), std::back_inserter(found.defining),
               [text](const TermUse& use) {
                 return MayDefineTerm(text, use.begin) && DefinesTerm(text, use);
               });
}

// Finds citations and terms in one passage after another, over the same words. The citations are
// not resolved.
Found ReadPassages(const ReferenceIndex& index, const EditionWords& all_words,
                   const TermTree& terms, const WordRoles& roles) {
  const Edition& edition = index.edition();
  CitationFinder finder(index, LanguageOf(edition.language).citations);
  TermLinker linker(terms);
  Found found;
  ForEachPassage(edition, [&](const PassageRef& place, const Passage& passage) {
    if (!place.IsRunningText()) return;
    const PassageWords words(passage.text, all_words.Of(place), roles);
    const size_t first = found.citations.size();
    finder.Find(place, words, found.citations);
    if (place.kind == PassageKind::kHeading) return;
    const size_t use = found.term_uses.size();
    linker.Find(place, words, std::span(found.citations).subspan(first), found.term_uses);
    if (place.kind == PassageKind::kText) AddDefining(passage.text, use, found);
  });
  return found;
}

// Returns, for each entry, the provisions that define it, in the order of the tree.
std::vector<std::vector<ProvisionId>> Definitions(size_t entries,
                                                  const std::vector<TitledAfter>& titled,
                                                  const std::vector<TermUse>& defining) {
  std::vector<std::vector<ProvisionId>> all(entries);
  for (const TitledAfter& one : titled) all[one.entry].push_back(one.owner);
  for (const TermUse& use : defining) all[use.entry].push_back(use.place.owner);
  for (std::vector<ProvisionId>& of_one : all) {
    std::ranges::sort(of_one);
    of_one.erase(std::unique(of_one.begin(), of_one.end()), of_one.end());
  }
  return all;
}

// They are in the order of their places.
template <typename Item>
std::span<const Item> ItemsAt(const std::vector<Item>& items, const PassageRef& place) {
  const auto begin =
      std::ranges::partition_point(items, [&](const Item& one) { return one.place < place; });
  const auto end =
      std::find_if(begin, items.end(), [&](const Item& one) { return one.place != place; });
  return {begin, end};
}

}  // namespace

std::span<const Citation> CrossReferences::CitationsAt(const PassageRef& place) const {
  return ItemsAt(citations, place);
}
std::span<const TermUse> CrossReferences::TermUsesAt(const PassageRef& place) const {
  return ItemsAt(term_uses, place);
}

CrossReferences CrossReference(const Edition& edition) {
  EditionWords words(edition);
  const TermTree terms(edition);
  WordRoles roles(words.spellings(), LanguageOf(edition.language).citations, edition.scheme, terms);
  WeighForms(edition, words, terms, roles);
  const ReferenceIndex index(edition);
  Found found = ReadPassages(index, words, terms, roles);
  Resolve(index, found.citations);
  CrossReferences references;
  references.words = std::move(words);
  references.citations = std::move(found.citations);
  references.term_uses = std::move(found.term_uses);
  const size_t entries = edition.glossary.size();
  references.cited_by = Inverse(references.citations, edition.provisions.size(), &Locator::targets);
  references.entry_cited_by = Inverse(references.citations, entries, &Locator::terms);
  references.defined_in = Definitions(entries, FindTitledAfter(index), found.defining);
  return references;
}

std::vector<uint32_t> CitersBelow(const Edition& edition, const CrossReferences& references,
                                  ProvisionId id) {
  const ProvisionId end = edition.provisions[id].subtree_end;
  const auto inside = [&](uint32_t citation) {
    const PassageRef& place = references.citations[citation].place;
    return !place.InGlossary() && place.owner >= id && place.owner < end;
  };
  const auto& direct = references.cited_by[id];
  std::vector<uint32_t> citers;
  for (ProvisionId below = id + 1; below < end; ++below) {
    for (const uint32_t citation : references.cited_by[below]) {
      if (!inside(citation) && !std::ranges::binary_search(direct, citation))
        citers.push_back(citation);
    }
  }
  std::ranges::sort(citers);
  citers.erase(std::unique(citers.begin(), citers.end()), citers.end());
  return citers;
}

std::optional<Diagnostic> RangesNotListed(const Edition& edition,
                                          const CrossReferences& references) {
  size_t ranges = 0;
  std::optional<Span> first;
  for (const Citation& citation : references.citations) {
    for (const Locator& locator : citation.locators) {
      if (!locator.targets_cut) continue;
      if (ranges++ == 0) first = SpanOfLocator(edition, citation, locator);
    }
  }
  if (ranges == 0) return std::nullopt;
  return Diagnostic{kind::kLimit, Severity::kWarning,
                    fmt::format("{} {} more provisions than are listed one by one", ranges,
                                ranges == 1 ? "range cites" : "ranges cite"),
                    first, std::nullopt};
}

}  // namespace codicil
