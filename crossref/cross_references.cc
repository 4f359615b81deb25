#include "crossref/cross_references.h"

#include <algorithm>
#include <iterator>
#include <latch>
#include <optional>
#include <span>
#include <thread>
#include <utility>

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

// What one thread looks through.
struct Part {
  std::span<const Place> places;
  size_t bytes = 0;          // of their texts
  uint32_t first_entry = 0;  // entries of the glossary
  uint32_t entry_end = 0;
};

// The places in so many parts of about the same length, and the entries among them.
std::vector<Part> PartsOf(const Edition& edition, std::span<const Place> places, size_t count) {
  size_t bytes = 0;
  for (const Place& place : places) bytes += PassageAt(edition, place).text.size();
  std::vector<Part> parts;
  size_t begin = 0, begun = 0, seen = 0;
  for (size_t i = 0; i < places.size(); ++i) {
    seen += PassageAt(edition, places[i]).text.size();
    if (seen * count < bytes * (parts.size() + 1) && i + 1 < places.size()) continue;
    parts.push_back({places.subspan(begin, i + 1 - begin), seen - std::exchange(begun, seen)});
    begin = i + 1;
  }
  parts.resize(count);  // where there are few places
  const auto entries = static_cast<uint32_t>(edition.glossary.size());
  uint32_t entry = 0;
  for (uint32_t i = 0; i < parts.size(); ++i) {
    parts[i].first_entry = std::exchange(entry, entries / parts.size() * (i + 1));
    parts[i].entry_end = entry;
  }
  parts.back().entry_end = entries;
  return parts;
}

struct Found {
  std::vector<Citation> citations;
  std::vector<TermUse> term_uses;
  std::vector<TermUse> defining;                       // of these, those that define their term
  std::vector<std::vector<ProvisionId>> titled_after;  // for each entry
};

// Room for what so many bytes of text are likely to hold: a list that has to move is written twice.
void Reserve(size_t bytes, Found& found) {
  constexpr size_t kBytesToUse = 20, kBytesToCitation = 200;
  found.term_uses.reserve(bytes / kBytesToUse);
  found.citations.reserve(bytes / kBytesToCitation);
}

// Citations and terms of the part's places, over the same words, and the headings of its entries.
void FindIn(const Part& part, const ReferenceIndex& index, const TermTree& terms, Found& found) {
  const Edition& edition = index.edition();
  const CitationWords& language = CitationWordsOf(edition.language);
  const WordFilter leads = CitationFinder::Leads(language);
  WordScanner words(leads, terms.starts());
  CitationFinder finder(index, language);
  TermLinker linker(terms);
  for (const Place& place : part.places) {
    words.Scan(PassageAt(edition, place).text);
    const size_t first = found.citations.size();
    finder.Find(place, words, found.citations);
    if (place.kind == Place::kHeading) continue;
    size_t use = found.term_uses.size();
    linker.Find(place, words, std::span(found.citations).subspan(first), found.term_uses);
    for (; use < found.term_uses.size(); ++use) {
      if (DefinesTerm(words.text(), found.term_uses[use]))
        found.defining.push_back(found.term_uses[use]);
    }
  }
  Resolve(index, found.citations);
  for (uint32_t entry = part.first_entry; entry < part.entry_end; ++entry)
    found.titled_after.push_back(FindTitledAfter(index, entry));
}

// Small editions are not worth a thread.
size_t PartCount(const Edition& edition) {
  constexpr size_t kSmall = 1000;
  constexpr unsigned kMost = 4;
  if (edition.provisions.size() < kSmall) return 1;
  return std::clamp(std::thread::hardware_concurrency(), 1u, kMost);
}

// The first of the other threads makes the terms' tree while the caller makes the rest; then each
// has its part.
class Search {
 public:
  explicit Search(const Edition& edition)
      : edition_(edition), part_count_(PartCount(edition)), found_(part_count_) {}

  // What was found, in order: each part is what it is whoever finds it.
  Found Run() {
    std::vector<std::jthread> threads;
    for (size_t i = 1; i < part_count_; ++i) {
      threads.emplace_back([this, i] {
        if (i == 1) MakeTerms();
        FindPart(i);
      });
    }
    if (part_count_ == 1) MakeTerms();
    MakeRest();
    FindPart(0);
    threads.clear();  // when all have ended
    return PutTogether();
  }

 private:
  void MakeTerms() {
    terms_.emplace(edition_);
    made_.count_down();
  }

  void MakeRest() {
    index_.emplace(edition_);
    places_ = AllPlaces(edition_);
    parts_ = PartsOf(edition_, places_, part_count_);
    made_.count_down();
  }

  void FindPart(size_t i) {
    made_.wait();
    // All that follows is appended to what the first part has.
    size_t bytes = parts_[i].bytes;
    for (size_t next = 1; i == 0 && next < parts_.size(); ++next) bytes += parts_[next].bytes;
    Reserve(bytes, found_[i]);
    FindIn(parts_[i], *index_, *terms_, found_[i]);
  }

  Found PutTogether() {
    Found all = std::move(found_[0]);
    for (size_t i = 1; i < found_.size(); ++i) {
      Append(std::move(found_[i].citations), all.citations);
      Append(std::move(found_[i].term_uses), all.term_uses);
      Append(std::move(found_[i].defining), all.defining);
      Append(std::move(found_[i].titled_after), all.titled_after);
    }
    return all;
  }

  template <typename Item>
  static void Append(std::vector<Item>&& from, std::vector<Item>& to) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
  }

  const Edition& edition_;
  const size_t part_count_;
  std::vector<Place> places_;
  std::vector<Part> parts_;
  std::vector<Found> found_;
  std::optional<ReferenceIndex> index_;
  std::optional<TermTree> terms_;
  std::latch made_{2};  // the tree, and the rest
};

// In the order of the tree.
std::vector<std::vector<ProvisionId>> Definitions(const std::vector<TermUse>& defining,
                                                  std::vector<std::vector<ProvisionId>> all) {
  for (const TermUse& use : defining) all[use.entry].push_back(use.place.owner);
  for (std::vector<ProvisionId>& of_one : all) {
    std::sort(of_one.begin(), of_one.end());
    of_one.erase(std::unique(of_one.begin(), of_one.end()), of_one.end());
  }
  return all;
}

}  // namespace

CrossReferences CrossReference(const Edition& edition) {
  Found found = Search(edition).Run();
  CrossReferences references;
  references.citations = std::move(found.citations);
  references.term_uses = std::move(found.term_uses);
  references.cited_by.resize(edition.provisions.size());
  references.entry_cited_by.resize(edition.glossary.size());
  InvertCitations(references);
  references.defined_in = Definitions(found.defining, std::move(found.titled_after));
  return references;
}

}  // namespace codicil
