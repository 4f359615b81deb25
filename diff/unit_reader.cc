#include "diff/unit_reader.h"

#include <algorithm>
#include <utility>

#include "diff/hashing.h"
#include "diff/marked_text.h"
#include "text/fold.h"

namespace codicil {
namespace {

// The order of a unit's pieces: the heading, then the text, then the examples.
constexpr size_t kHeadingPiece = 0;
constexpr size_t kExamplePieces = 2;

TextHash Both(const TextHash& a, const TextHash& b) {
  return {Combine(a.typeset, b.typeset), Combine(a.spoken, b.spoken)};
}

}  // namespace

UnitReader::UnitReader(size_t units, size_t bytes) : words(2 * units), keys_(2 * units) {
  constexpr size_t kBytesToWord = 5, kBytesToDifferent = 7;
  lists.words.reserve(bytes / kBytesToWord);
  lists.different.reserve(bytes / kBytesToDifferent);
}

void UnitReader::Read(EditionWords& edition) {
  citations_ = &edition.references().citations;
  reader_.emplace(edition.edition().words, words);
  next_ = 0;
  for (uint32_t i = 0; i < edition.provisions.size(); ++i) ReadProvision(edition, i);
  for (uint32_t i = 0; i < edition.glossary.size(); ++i) ReadEntry(edition, i);
}

void UnitReader::ReadProvision(EditionWords& edition, ProvisionId id) {
  const Provision& provision = edition.edition().provisions[id];
  Unit& unit = edition.provisions[id];
  const std::span<Unit> examples(edition.examples.data() + edition.first_example[id],
                                 provision.examples.size());
  unit.first_citation = static_cast<uint32_t>(next_);
  AddPiece(provision.heading, {PassageKind::kHeading, id, 0}, unit.heading);
  AddPiece(provision.text, {PassageKind::kText, id, 0}, unit.text);
  for (uint32_t i = 0; i < examples.size(); ++i) {
    examples[i].first_citation = static_cast<uint32_t>(next_);
    AddPiece(provision.examples[i], {PassageKind::kExample, id, i}, examples[i].text);
    examples[i].end_citation = static_cast<uint32_t>(next_);
  }
  unit.end_citation = static_cast<uint32_t>(next_);
  ReadPieces(unit, examples);
  // A note is an aside in the markup: its words are not compared.
  for (uint32_t i = 0; i < provision.notes.size(); ++i) {
    const std::span<const Citation> citations = CitationsAt({PassageKind::kNote, id, i});
    unit.notes = Combine(unit.notes, HashText(Fold(TextOf(provision.notes[i], citations))));
  }
}

void UnitReader::ReadEntry(EditionWords& edition, uint32_t entry) {
  const GlossaryEntry& text = edition.edition().glossary[entry];
  Unit& unit = edition.glossary[entry];
  AddPiece(text.term, {PassageKind::kTerm, entry, 0}, unit.heading);
  unit.first_citation = static_cast<uint32_t>(next_);
  AddPiece(text.text, {PassageKind::kDefinition, entry, 0}, unit.text);
  unit.end_citation = static_cast<uint32_t>(next_);
  ReadPieces(unit, {});
}

void UnitReader::AddPiece(const Passage& passage, const PassageRef& place, TextHash& hash) {
  const std::span<const Citation> citations = CitationsAt(place);
  pieces_.push_back({&hash, &passage, citations});
  if (!passage.empty()) hash.typeset = HashText(TextOf(passage, citations));
}

std::span<const Citation> UnitReader::CitationsAt(const PassageRef& place) {
  const size_t first = next_;
  while (next_ < citations_->size() && (*citations_)[next_].place == place) ++next_;
  return std::span(*citations_).subspan(first, next_ - first);
}

std::string_view UnitReader::TextOf(const Passage& passage, std::span<const Citation> citations) {
  if (citations.empty()) return passage.text;
  marked_.clear();
  AppendMarked(passage.text, 0, passage.text.size(), citations, marked_);
  return marked_;
}

void UnitReader::ReadPieces(Unit& unit, std::span<Unit> examples) {
  if (const Known* alike = FindAlike({&unit, examples.data()})) {
    static_cast<Wording&>(unit) = *alike->unit;
    unit.heading.spoken = alike->unit->heading.spoken;
    unit.text.spoken = alike->unit->text.spoken;
    for (size_t i = 0; i < examples.size(); ++i) {
      static_cast<Wording&>(examples[i]) = alike->examples[i];
      examples[i].text.spoken = alike->examples[i].text.spoken;
    }
  } else {
    ReadWords(unit, examples);
  }
  for (const Unit& example : examples) unit.examples = Both(unit.examples, example.text);
  for (uint32_t i = unit.first_different; i < unit.end_different; ++i)
    ++frequency[lists.different[i].word];
  pieces_.clear();
}

// Units that read the same are recognized by their pieces.
const UnitReader::Known* UnitReader::FindAlike(const Known& unit) {
  uint64_t key = pieces_.size();
  for (const Piece& piece : pieces_) key = Combine(key, piece.hash->typeset);
  const uint32_t number = keys_.Intern(key);
  if (number < known_.size()) return &known_[number];
  known_.push_back(unit);
  return nullptr;
}

void UnitReader::ReadWords(Unit& unit, std::span<Unit> examples) {
  speech_.Clear();
  unit.first_word = static_cast<uint32_t>(lists.words.size());
  for (size_t i = 0; i < pieces_.size(); ++i) {
    const size_t first = speech_.words.size();
    const auto& [hash, passage, citations] = pieces_[i];
    if (!passage->empty()) hash->spoken = reader_->Read(*passage, citations, speech_);
    if (i == kHeadingPiece) unit.heading_words = HashWords(first);
    if (i < kExamplePieces) continue;
    Unit& example = examples[i - kExamplePieces];
    example.first_word = unit.first_word + static_cast<uint32_t>(first);
    example.end_word = unit.first_word + static_cast<uint32_t>(speech_.words.size());
    example.words = HashWords(first);
  }
  unit.end_word = unit.first_word + static_cast<uint32_t>(speech_.words.size());
  unit.words = HashWords(0);
  for (const uint32_t end : speech_.sentence_ends)
    lists.sentence_ends.push_back(unit.first_word + end);
  NumberWords(unit);
}

// The words from `begin` on.
uint64_t UnitReader::HashWords(size_t begin) const {
  if (begin == speech_.words.size()) return 0;
  uint64_t hash = kHashSeed;
  for (size_t i = begin; i < speech_.words.size(); ++i) hash = Append(hash, speech_.words[i].hash);
  return hash;
}

void UnitReader::NumberWords(Unit& unit) {
  for (ReadWord& word : speech_.words) {
    if (word.number == ReadWord::kCited) word.number = words.Intern(word.hash);
  }
  counts_.resize(words.size()), frequency.resize(words.size());
  const size_t first_word = lists.words.size();
  lists.words.resize(first_word + speech_.words.size());
  uint32_t* next = lists.words.data() + first_word;
  std::vector<WordCount>& different = lists.different;
  unit.first_different = static_cast<uint32_t>(different.size());
  different.resize(different.size() + speech_.words.size() + 1);
  WordCount *const first = different.data() + unit.first_different, *end = first;
  // Without a branch for each word: which of them are repeated is unpredictable.
  for (const ReadWord& word : speech_.words) {
    *next++ = end->word = word.number;
    end += counts_[word.number]++ == 0;
  }
  for (WordCount* one = first; one < end; ++one) one->count = std::exchange(counts_[one->word], 0);
  unit.end_different = static_cast<uint32_t>(end - different.data());
  different.resize(unit.end_different);
}

}  // namespace codicil
