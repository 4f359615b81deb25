#include "diff/edition_words.h"

#include <algorithm>
#include <utility>

#include "diff/folded_words.h"
#include "diff/hashing.h"
#include "text/fold.h"

namespace codicil {
namespace {

constexpr uint64_t kHashSeed = 0xCBF29CE484222325;

}  // namespace

// Goes through the places of an edition in the order of the citations.
class EditionWords::Reader {
 public:
  Reader(const std::vector<Citation>& citations, std::vector<uint64_t>& words,
         std::vector<uint32_t>& sentence_ends)
      : citations_(citations), words_(words), sentence_ends_(sentence_ends) {}

  uint32_t next_citation() const { return static_cast<uint32_t>(next_); }

  // Reads one passage: its hashes, and its words to the end of the list.
  TextHash Read(const Passage& passage, const Place& place) {
    const size_t first = next_;
    while (next_ < citations_.size() && citations_[next_].place == place) ++next_;
    if (passage.empty()) return {};
    std::string_view text = passage.text;
    if (first < next_) {
      Cut(passage.text, first);
      text = cut_;
    }
    const std::string folded = Fold(text);
    ReadWords(folded);
    const uint64_t hash = HashText(folded);
    return {hash, folded == text ? hash : HashText(text), spoken_};
  }

 private:
  void Cut(std::string_view text, size_t first) {
    cut_.clear();
    size_t at = 0;
    for (size_t i = first; i < next_; ++i) {
      const Citation& citation = citations_[i];
      if (citation.begin < at || citation.end > text.size()) continue;
      cut_.append(text, at, citation.begin - at).push_back(kCitationBegin);
      at = CutNumbers(text, citation);
      cut_.append(text, at, citation.end - at).push_back(kCitationEnd);
      at = citation.end;
    }
    cut_.append(text, at);
  }

  size_t CutNumbers(std::string_view text, const Citation& citation) {
    size_t at = citation.begin;
    for (const Locator& locator : citation.locators) {
      if (locator.kind != Locator::kNumber || locator.first.empty() || locator.begin < at) continue;
      cut_.append(text, at, locator.begin - at).push_back(kNumberSign);
      at = locator.end;
    }
    return at;
  }

  // Words of citations count only where there are no others: "See rule 3.1." has none of its own.
  void ReadWords(std::string_view folded) {
    const size_t before = words_.size(), sentences_before = sentence_ends_.size();
    spoken_ = kHashSeed;
    FoldedWords(
        folded,
        [this](uint64_t hash, bool cited) {
          spoken_ = Append(spoken_, hash);
          if (!cited) words_.push_back(hash);
        },
        [this](char c) { spoken_ = Append(spoken_, Mix(static_cast<unsigned char>(c))); },
        [this] { EndSentence(); })
        .Run();
    if (words_.size() <= before + 1) {
      words_.resize(before);
      sentence_ends_.resize(sentences_before);
      FoldedWords(
          folded, [this](uint64_t hash, bool) { words_.push_back(hash); }, [](char) {}, [] {})
          .Run();
    }
    EndSentence();
  }

  void EndSentence() {
    const auto end = static_cast<uint32_t>(words_.size());
    if (sentence_ends_.empty() || sentence_ends_.back() < end) sentence_ends_.push_back(end);
  }

  const std::vector<Citation>& citations_;
  std::vector<uint64_t>& words_;
  std::vector<uint32_t>& sentence_ends_;
  size_t next_ = 0;
  std::string cut_;
  uint64_t spoken_ = 0;
};

namespace {

uint64_t HashWords(const std::vector<uint64_t>& words, size_t first, size_t end) {
  if (first == end) return 0;
  uint64_t hash = kHashSeed;
  for (size_t i = first; i < end; ++i) hash = Append(hash, words[i]);
  return hash;
}

TextHash Both(const TextHash& a, const TextHash& b) {
  return {Combine(a.folded, b.folded), Combine(a.typeset, b.typeset), Combine(a.spoken, b.spoken)};
}

}  // namespace

void EditionWords::Read(const CrossReferences& references) {
  references_ = &references;
  Reader reader(references.citations, hashes_, sentence_ends_);
  ReadProvisions(reader);
  ReadGlossary(reader);
  words_.reserve(hashes_.size());
  for (const uint64_t hash : hashes_) words_.push_back(table_.Intern(hash));
  hashes_ = {};
}

void EditionWords::ReadProvisions(Reader& reader) {
  provisions.resize(edition_.provisions.size());
  for (ProvisionId id = 0; id < provisions.size(); ++id) {
    const Provision& provision = edition_.provisions[id];
    Unit& unit = provisions[id];
    first_example.push_back(static_cast<uint32_t>(examples.size()));
    unit.first_citation = reader.next_citation();
    unit.first_word = static_cast<uint32_t>(hashes_.size());
    unit.heading = reader.Read(provision.heading, {Place::kHeading, id, 0});
    unit.heading_words = HashWords(hashes_, unit.first_word, hashes_.size());
    unit.text = reader.Read(provision.text, {Place::kText, id, 0});
    for (uint32_t i = 0; i < provision.examples.size(); ++i) {
      Unit& example = examples.emplace_back();
      example.first_word = static_cast<uint32_t>(hashes_.size());
      example.first_citation = reader.next_citation();
      example.text = reader.Read(provision.examples[i], {Place::kExample, id, i});
      example.end_citation = reader.next_citation();
      example.end_word = static_cast<uint32_t>(hashes_.size());
      example.words = HashWords(hashes_, example.first_word, example.end_word);
      unit.examples = Both(unit.examples, example.text);
    }
    unit.end_word = static_cast<uint32_t>(hashes_.size());
    unit.words = HashWords(hashes_, unit.first_word, unit.end_word);
    unit.end_citation = reader.next_citation();
    for (uint32_t i = 0; i < provision.notes.size(); ++i) {
      unit.notes = Both(unit.notes, reader.Read(provision.notes[i], {Place::kNote, id, i}));
    }
    hashes_.resize(unit.end_word);  // a note is an aside of the markup: its words are not compared
    while (!sentence_ends_.empty() && sentence_ends_.back() > unit.end_word)
      sentence_ends_.pop_back();
  }
  first_example.push_back(static_cast<uint32_t>(examples.size()));
}

void EditionWords::ReadGlossary(Reader& reader) {
  glossary.resize(edition_.glossary.size());
  for (uint32_t i = 0; i < glossary.size(); ++i) {
    Unit& unit = glossary[i];
    unit.first_word = static_cast<uint32_t>(hashes_.size());
    // A term is no place: it has no citations.
    unit.heading = reader.Read(edition_.glossary[i].term, {Place::kHeading, kNoProvision, i});
    unit.heading_words = HashWords(hashes_, unit.first_word, hashes_.size());
    unit.first_citation = reader.next_citation();
    unit.text = reader.Read(edition_.glossary[i].text, {Place::kGlossary, i, 0});
    unit.end_citation = reader.next_citation();
    unit.end_word = static_cast<uint32_t>(hashes_.size());
    unit.words = HashWords(hashes_, unit.first_word, unit.end_word);
  }
}

std::vector<uint32_t> EditionWords::AddWordsTo(Interner& table) const {
  std::vector<uint32_t> renumbered;
  renumbered.reserve(table_.size());
  for (const uint64_t hash : table_.values()) renumbered.push_back(table.Intern(hash));
  return renumbered;
}

std::span<const uint32_t> EditionWords::SentenceEnds(const Unit& unit) const {
  const auto first =
      std::upper_bound(sentence_ends_.begin(), sentence_ends_.end(), unit.first_word);
  const auto end = std::upper_bound(first, sentence_ends_.end(), unit.end_word);
  return {first, end};
}

}  // namespace codicil
