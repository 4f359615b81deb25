#include "crossref/cross_references.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <thread>

#include "crossref/citation_finder.h"
#include "crossref/definitions.h"
#include "crossref/reference_index.h"
#include "crossref/resolver.h"
#include "crossref/term_linker.h"

namespace codicil {
namespace {

// Each citation once for each target, however many of its locators have it.
template <typename Id>
void Invert(uint32_t citation, const std::vector<Id>& targets,
            std::vector<std::vector<uint32_t>>& inverse) {
  for (const Id target : targets) {
    std::vector<uint32_t>& citing = inverse[target];
    if (citing.empty() || citing.back() != citation) citing.push_back(citation);
  }
}

void InvertCitations(CrossReferences& references) {
  for (uint32_t i = 0; i < references.citations.size(); ++i) {
    for (const Locator& locator : references.citations[i].locators) {
      Invert(i, locator.targets, references.cited_by);
      Invert(i, locator.terms, references.entry_cited_by);
    }
  }
}

struct Found {
  std::vector<Citation> citations;
  std::vector<TermUse> term_uses;
  std::vector<TermUse> defining;  // of these, those that define their term
};

// Citations and terms of `places`, over the same words.
Found FindIn(std::span<const Place> places, const ReferenceIndex& index, const TermTree& terms) {
  const Edition& edition = index.edition();
  Found found;
  WordSplitter splitter;
  CitationFinder finder(index, CitationWordsOf(edition.language));
  TermLinker linker(terms);
  for (const Place& place : places) {
    const std::string_view text = PassageAt(edition, place).text;
    const std::vector<Word>& words = splitter.Split(text);
    const size_t first = found.citations.size();
    finder.Find(place, words, found.citations);
    if (place.kind == Place::kHeading) continue;
    size_t use = found.term_uses.size();
    linker.Find(place, text, words, std::span(found.citations).subspan(first), found.term_uses);
    for (; use < found.term_uses.size(); ++use) {
      if (DefinesTerm(text, found.term_uses[use])) found.defining.push_back(found.term_uses[use]);
    }
  }
  Resolve(index, found.citations);
  return found;
}

// The places in so many parts of about the same length.
std::vector<std::span<const Place>> Parts(const Edition& edition, std::span<const Place> places,
                                          size_t count) {
  size_t bytes = 0;
  for (const Place& place : places) bytes += PassageAt(edition, place).text.size();
  std::vector<std::span<const Place>> parts;
  size_t begin = 0, seen = 0;
  for (size_t i = 0; i < places.size(); ++i) {
    seen += PassageAt(edition, places[i]).text.size();
    if (seen * count < bytes * (parts.size() + 1) && i + 1 < places.size()) continue;
    parts.push_back(places.subspan(begin, i + 1 - begin));
    begin = i + 1;
  }
  return parts;
}

// Small editions are not worth a thread.
size_t PartCount(const Edition& edition) {
  constexpr size_t kSmall = 1000;
  constexpr unsigned kMost = 4;
  if (edition.provisions.size() < kSmall) return 1;
  return std::clamp(std::thread::hardware_concurrency(), 1u, kMost);
}

template <typename Item>
void Append(std::vector<Item>&& from, std::vector<Item>& to) {
  to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

// Each part is what it is whoever finds it, and they are put together in order.
Found FindAll(const ReferenceIndex& index, const TermTree& terms, size_t part_count) {
  const std::vector<Place> places = AllPlaces(index.edition());
  const auto parts = Parts(index.edition(), places, part_count);
  if (parts.empty()) return {};
  std::vector<Found> found(parts.size());
  std::vector<std::jthread> threads;
  for (size_t i = 1; i < parts.size(); ++i) {
    threads.emplace_back([&, i] { found[i] = FindIn(parts[i], index, terms); });
  }
  Found all = FindIn(parts[0], index, terms);
  for (std::jthread& thread : threads) thread.join();
  for (size_t i = 1; i < parts.size(); ++i) {
    Append(std::move(found[i].citations), all.citations);
    Append(std::move(found[i].term_uses), all.term_uses);
    Append(std::move(found[i].defining), all.defining);
  }
  return all;
}

}  // namespace

CrossReferences CrossReference(const Edition& edition) {
  const size_t part_count = PartCount(edition);
  std::optional<TermTree> terms;
  std::jthread other;
  if (part_count > 1) other = std::jthread([&] { terms.emplace(edition); });
  const ReferenceIndex index(edition);
  if (other.joinable()) other.join();
  if (!terms) terms.emplace(edition);
  Found found = FindAll(index, *terms, part_count);

  CrossReferences references;
  references.citations = std::move(found.citations);
  references.term_uses = std::move(found.term_uses);
  references.cited_by.resize(edition.provisions.size());
  references.entry_cited_by.resize(edition.glossary.size());
  InvertCitations(references);
  references.defined_in = FindDefinitions(index, found.defining);
  return references;
}

}  // namespace codicil
