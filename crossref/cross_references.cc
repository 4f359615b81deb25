#include "crossref/cross_references.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <latch>
#include <optional>
#include <span>
#include <thread>
#include <utility>

#include "crossref/citation_finder.h"
#include "crossref/definitions.h"
#include "crossref/parts_to_take.h"
#include "crossref/reference_index.h"
#include "crossref/resolver.h"
#include "crossref/term_linker.h"

namespace codicil {
namespace {

// For each of `size` targets the citations that have it in `targets`.
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
  std::vector<TermUse> defining;  // of these, those that define their term
};

// Finds citations and terms in one place after the other, over the same words.
class PlaceReader {
 public:
  PlaceReader(const ReferenceIndex& index, const TermTree& terms, const WordRoles& roles)
      : edition_(index.edition()),
        words_(roles),
        finder_(index, CitationWordsOf(edition_.language)),
        linker_(terms) {}

  // Appends what is found; the citations are not resolved.
  void Read(std::span<const Place> places, Found& found) {
    for (const Place& place : places) {
      const Passage& passage = PassageAt(edition_, place);
      words_.Scan(passage.text, edition_.words.Of(passage));
      const size_t first = found.citations.size();
      finder_.Find(place, words_, found.citations);
      if (place.kind == Place::kHeading) continue;
      const size_t use = found.term_uses.size();
      linker_.Find(place, words_, std::span(found.citations).subspan(first), found.term_uses);
      if (place.kind == Place::kText) AddDefining(use, found);
    }
  }

 private:
  // Of the uses from the first on.
  void AddDefining(size_t first, Found& found) const {
    const std::string_view text = words_.text();
    std::copy_if(found.term_uses.begin() + static_cast<std::ptrdiff_t>(first),
                 found.term_uses.end(), std::back_inserter(found.defining),
                 [text](const TermUse& use) {
                   return MayDefineTerm(text, use.begin) && DefinesTerm(text, use);
                 });
  }

  const Edition& edition_;
  WordScanner words_;
  CitationFinder finder_;
  TermLinker linker_;
};

// The places are read in parts, each by whoever is free: the calling thread goes on from the first
// one, the others from the last one back. The first of those makes the terms' tree while the
// caller makes the rest. What is titled after a term is one more part.
class Search {
 public:
  explicit Search(const Edition& edition) : edition_(edition) {}

  // What was found, in order: each part is what it is whoever reads it.
  Found Run() {
    std::vector<std::jthread> helpers;
    for (size_t i = 0; i < HelpersFor(edition_); ++i) {
      helpers.emplace_back([this, i] {
        if (i == 0) MakeTerms();
        ReadFromBack();
      });
    }
    MakeRest();
    if (helpers.empty()) MakeTerms();
    Found all = ReadFromFront();
    helpers.clear();  // when all have ended
    for (Found& part : found_) Append(std::move(part), all);
    return all;
  }

  // Then.
  const std::vector<TitledAfter>& titled() const { return titled_; }

 private:
  static constexpr size_t kParts = 16;
  static constexpr size_t kTitles = kParts;  // the part behind the last

  void MakeTerms() {
    terms_.emplace(edition_);
    roles_made_.wait();
    roles_->AddTerms(edition_.words, *terms_);
    made_.count_down();
  }

  void MakeRest() {
    roles_.emplace(edition_.words, CitationWordsOf(edition_.language));
    roles_made_.count_down();
    index_.emplace(edition_);
    places_ = AllPlaces(edition_);
    made_.count_down();
  }

  std::span<const Place> Part(size_t i) const {
    const size_t begin = places_.size() * i / kParts, end = places_.size() * (i + 1) / kParts;
    return std::span(places_).subspan(begin, end - begin);
  }

  Found ReadFromFront() {
    made_.wait();
    Found found;
    Reserve(kParts, found);  // what the others find is appended
    PlaceReader reader(*index_, *terms_, *roles_);
    while (const auto part = parts_.TakeFront()) Take(*part, reader, found);
    return found;
  }

  void ReadFromBack() {
    made_.wait();
    PlaceReader reader(*index_, *terms_, *roles_);
    while (const auto part = parts_.TakeBack()) {
      if (*part != kTitles) Reserve(1, found_[*part]);
      Take(*part, reader, found_[*part]);
    }
  }

  void Take(size_t part, PlaceReader& reader, Found& found) {
    if (part == kTitles) {
      titled_ = FindTitledAfter(*index_);
      return;
    }
    const size_t first = found.citations.size();
    reader.Read(Part(part), found);
    Resolve(*index_, std::span(found.citations).subspan(first));
  }

  // Room for what is likely to be found: a list that has to move is written twice.
  void Reserve(size_t parts, Found& found) const {
    constexpr size_t kBytesToUse = 20, kBytesToCitation = 200;
    size_t bytes = 0;
    for (const EditionSource& source : edition_.sources) bytes += source.text->text().size();
    found.term_uses.reserve(bytes / kBytesToUse * parts / kParts);
    found.citations.reserve(bytes / kBytesToCitation * parts / kParts);
  }

  static void Append(Found&& part, Found& all) {
    Append(std::move(part.citations), all.citations);
    Append(std::move(part.term_uses), all.term_uses);
    Append(std::move(part.defining), all.defining);
  }

  template <typename Item>
  static void Append(std::vector<Item>&& from, std::vector<Item>& to) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
  }

  const Edition& edition_;
  std::vector<Place> places_;
  std::optional<ReferenceIndex> index_;
  std::optional<TermTree> terms_;
  std::optional<WordRoles> roles_;
  std::latch roles_made_{1};  // but for the terms
  std::latch made_{2};        // the tree and the terms' roles, and the rest
  PartsToTake parts_{kParts + 1};
  std::array<Found, kParts + 1> found_;  // by those that read from the back
  std::vector<TitledAfter> titled_;
};

// For each entry the provisions that define it, in the order of the tree.
std::vector<std::vector<ProvisionId>> Definitions(size_t entries,
                                                  const std::vector<TitledAfter>& titled,
                                                  const std::vector<TermUse>& defining) {
  std::vector<std::vector<ProvisionId>> all(entries);
  for (const TitledAfter& one : titled) all[one.entry].push_back(one.owner);
  for (const TermUse& use : defining) all[use.entry].push_back(use.place.owner);
  for (std::vector<ProvisionId>& of_one : all) {
    std::sort(of_one.begin(), of_one.end());
    of_one.erase(std::unique(of_one.begin(), of_one.end()), of_one.end());
  }
  return all;
}

}  // namespace

CrossReferences CrossReference(const Edition& edition) {
  Search search(edition);
  Found found = search.Run();
  CrossReferences references;
  references.citations = std::move(found.citations);
  references.term_uses = std::move(found.term_uses);
  const size_t entries = edition.glossary.size();
  references.cited_by = Inverse(references.citations, edition.provisions.size(), &Locator::targets);
  references.entry_cited_by = Inverse(references.citations, entries, &Locator::terms);
  references.defined_in = Definitions(entries, search.titled(), found.defining);
  return references;
}

}  // namespace codicil
