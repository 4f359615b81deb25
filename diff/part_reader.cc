#include "diff/part_reader.h"

#include <algorithm>

#include "diff/folded_words.h"
#include "diff/hashing.h"
#include "text/fold.h"

namespace codicil {
namespace {

constexpr uint64_t kHashSeed = 0xCBF29CE484222325;

// Of the pieces of a unit the heading comes first, then the text, then the examples.
constexpr size_t kHeadingPiece = 0;
constexpr size_t kExamplePieces = 2;

void TakeReading(const TextHash& from, TextHash& to) {
  to.folded = from.folded;
  to.spoken = from.spoken;
}

TextHash Both(const TextHash& a, const TextHash& b) {
  return {Combine(a.folded, b.folded), Combine(a.typeset, b.typeset), Combine(a.spoken, b.spoken)};
}

}  // namespace

PartReader::PartReader(size_t units, size_t bytes) : words(2 * units), keys_(2 * units) {
  constexpr size_t kBytesToWord = 5, kBytesToDifferent = 7;
  lists.words.reserve(bytes / kBytesToWord);
  lists.different.reserve(bytes / kBytesToDifferent);
}

void PartReader::Read(EditionWords& edition, const UnitRange& range) {
  const auto provisions = static_cast<uint32_t>(edition.provisions.size());
  citations_ = &edition.references().citations;
  const auto is_before = [&](const Citation& citation) {
    const bool in_glossary = citation.place.kind == Place::kGlossary;
    return citation.place.owner + (in_glossary ? provisions : 0) < range.begin;
  };
  next_ =
      static_cast<size_t>(std::partition_point(citations_->begin(), citations_->end(), is_before) -
                          citations_->begin());
  for (uint32_t i = range.begin; i < range.end; ++i)
    i < provisions ? ReadProvision(edition, i) : ReadEntry(edition, i - provisions);
}

void PartReader::ReadProvision(EditionWords& edition, ProvisionId id) {
  const Provision& provision = edition.edition().provisions[id];
  Unit& unit = edition.provisions[id];
  const std::span<Unit> examples(edition.examples.data() + edition.first_example[id],
                                 provision.examples.size());
  unit.first_citation = static_cast<uint32_t>(next_);
  AddPiece(provision.heading, {Place::kHeading, id, 0}, unit.heading);
  AddPiece(provision.text, {Place::kText, id, 0}, unit.text);
  for (uint32_t i = 0; i < examples.size(); ++i) {
    examples[i].first_citation = static_cast<uint32_t>(next_);
    AddPiece(provision.examples[i], {Place::kExample, id, i}, examples[i].text);
    examples[i].end_citation = static_cast<uint32_t>(next_);
  }
  unit.end_citation = static_cast<uint32_t>(next_);
  ReadPieces(unit, examples);
  // A note is an aside of the markup: its words are not compared.
  for (uint32_t i = 0; i < provision.notes.size(); ++i) {
    TextHash note;
    AddPiece(provision.notes[i], {Place::kNote, id, i}, note);
    FoldPieces();
    unit.notes = Combine(unit.notes, note.folded);
    DropPieces();
  }
}

void PartReader::ReadEntry(EditionWords& edition, uint32_t entry) {
  const GlossaryEntry& text = edition.edition().glossary[entry];
  Unit& unit = edition.glossary[entry];
  // A term is no place: it has no citations.
  AddPiece(text.term, {Place::kHeading, kNoProvision, entry}, unit.heading);
  unit.first_citation = static_cast<uint32_t>(next_);
  AddPiece(text.text, {Place::kGlossary, entry, 0}, unit.text);
  unit.end_citation = static_cast<uint32_t>(next_);
  ReadPieces(unit, {});
}

void PartReader::AddPiece(const Passage& passage, const Place& place, TextHash& hash) {
  const size_t first = next_;
  while (next_ < citations_->size() && (*citations_)[next_].place == place) ++next_;
  Piece& piece = pieces_.emplace_back(Piece{&hash, passage.text});
  if (first < next_) {
    piece.cites = true;
    piece.begin = marked_.size();
    Mark(passage.text, first);
    piece.end = marked_.size();
  }
  if (!passage.empty()) hash.typeset = HashText(TextOf(piece));
}

// The citations up to the one that is next.
void PartReader::Mark(std::string_view text, size_t first) {
  size_t at = 0;
  for (size_t i = first; i < next_; ++i) {
    const Citation& citation = (*citations_)[i];
    if (citation.begin < at || citation.end > text.size()) continue;
    marked_.append(text, at, citation.begin - at).push_back(kCitationBegin);
    at = MarkNumbers(text, citation);
    marked_.append(text, at, citation.end - at).push_back(kCitationEnd);
    at = citation.end;
  }
  marked_.append(text, at);
}

size_t PartReader::MarkNumbers(std::string_view text, const Citation& citation) {
  size_t at = citation.begin;
  for (const Locator& locator : citation.locators) {
    if (locator.kind != Locator::kNumber || locator.first.empty() || locator.begin < at) continue;
    marked_.append(text, at, locator.begin - at).push_back(kNumberSign);
    at = locator.end;
  }
  return at;
}

void PartReader::ReadPieces(Unit& unit, std::span<Unit> examples) {
  if (const Known* alike = FindAlike({&unit, examples.data()})) {
    static_cast<Wording&>(unit) = *alike->unit;
    TakeReading(alike->unit->heading, unit.heading);
    TakeReading(alike->unit->text, unit.text);
    for (size_t i = 0; i < examples.size(); ++i) {
      static_cast<Wording&>(examples[i]) = alike->examples[i];
      TakeReading(alike->examples[i].text, examples[i].text);
    }
  } else {
    ReadWords(unit, examples);
  }
  for (const Unit& example : examples) unit.examples = Both(unit.examples, example.text);
  for (uint32_t i = unit.first_different; i < unit.end_different; ++i)
    ++frequency[lists.different[i].word];
  DropPieces();
}

// What reads the same is known by its pieces as they are, or else as they fold; then they are
// folded when this returns.
const PartReader::Known* PartReader::FindAlike(const Known& unit) {
  const auto find = [&](uint64_t key) -> const Known* {
    const uint32_t number = keys_.Intern(key);
    if (number < known_.size()) return &known_[number];
    known_.push_back(unit);
    return nullptr;
  };
  const uint64_t typeset = KeyOfPieces(&TextHash::typeset);
  if (const Known* alike = find(typeset)) return alike;
  FoldPieces();
  const uint64_t folded = KeyOfPieces(&TextHash::folded);
  return folded == typeset ? nullptr : find(folded);
}

uint64_t PartReader::KeyOfPieces(uint64_t TextHash::*hash) const {
  uint64_t key = pieces_.size();
  for (const Piece& piece : pieces_) key = Combine(key, piece.hash->*hash);
  return key;
}

void PartReader::FoldPieces() {
  folded_.resize(std::max(folded_.size(), pieces_.size()));
  for (size_t i = 0; i < pieces_.size(); ++i) {
    const std::string_view text = TextOf(pieces_[i]);
    TextHash& hash = *pieces_[i].hash;
    folded_[i] = Fold(text);
    if (hash.typeset != 0) hash.folded = folded_[i] == text ? hash.typeset : HashText(folded_[i]);
  }
}

void PartReader::ReadWords(Unit& unit, std::span<Unit> examples) {
  hashes_.clear();
  unit.first_word = static_cast<uint32_t>(lists.words.size());
  for (size_t i = 0; i < pieces_.size(); ++i) {
    const size_t first = hashes_.size();
    ReadWordsOf(i);
    if (i == kHeadingPiece) unit.heading_words = HashWords(first);
    if (i < kExamplePieces) continue;
    Unit& example = examples[i - kExamplePieces];
    example.first_word = unit.first_word + static_cast<uint32_t>(first);
    example.end_word = unit.first_word + static_cast<uint32_t>(hashes_.size());
    example.words = HashWords(first);
  }
  unit.end_word = unit.first_word + static_cast<uint32_t>(hashes_.size());
  unit.words = HashWords(0);
  NumberWords(unit);
}

// Words of citations count only where there are no others: "See rule 3.1." has none of its own.
void PartReader::ReadWordsOf(size_t piece) {
  const std::string& folded = folded_[piece];
  if (pieces_[piece].hash->typeset == 0) return;
  const size_t before = hashes_.size(), sentences_before = lists.sentence_ends.size();
  uint64_t spoken = kHashSeed;
  FoldedWords(
      folded,
      [&](uint64_t hash, bool cited) {
        spoken = Append(spoken, hash);
        if (!cited) hashes_.push_back(hash);
      },
      [&](char c) { spoken = Append(spoken, Mix(static_cast<unsigned char>(c))); },
      [this] { EndSentence(); })
      .Run();
  if (hashes_.size() <= before + 1) {
    hashes_.resize(before);
    lists.sentence_ends.resize(sentences_before);
    FoldedWords(
        folded, [this](uint64_t hash, bool) { hashes_.push_back(hash); }, [](char) {}, [] {})
        .Run();
  }
  EndSentence();
  pieces_[piece].hash->spoken = spoken;
}

void PartReader::EndSentence() {
  const auto end = static_cast<uint32_t>(lists.words.size() + hashes_.size());
  std::vector<uint32_t>& ends = lists.sentence_ends;
  if (end > (ends.empty() ? 0 : ends.back())) ends.push_back(end);
}

// Of those from `begin` on.
uint64_t PartReader::HashWords(size_t begin) const {
  if (begin == hashes_.size()) return 0;
  uint64_t hash = kHashSeed;
  for (size_t i = begin; i < hashes_.size(); ++i) hash = Append(hash, hashes_[i]);
  return hash;
}

void PartReader::NumberWords(Unit& unit) {
  std::vector<WordCount>& different = lists.different;
  unit.first_different = static_cast<uint32_t>(different.size());
  const size_t first = lists.words.size();
  lists.words.resize(first + hashes_.size());
  uint32_t* next = lists.words.data() + first;
  for (const uint64_t hash : hashes_) {
    const uint32_t word = *next++ = words.Intern(hash);
    if (word == listed_.size()) {
      listed_.push_back(0);
      frequency.push_back(0);
    }
    if (listed_[word] <= unit.first_different) {
      different.push_back({word, 0});
      listed_[word] = static_cast<uint32_t>(different.size());
    }
    ++different[listed_[word] - 1].count;
  }
  unit.end_different = static_cast<uint32_t>(different.size());
}

}  // namespace codicil
