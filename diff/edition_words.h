// Editions as bags of interned words: what alignment compares. Citations' numbers are no words.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "crossref/cross_references.h"
#include "diff/interner.h"
#include "rules/edition.h"

namespace codicil {

struct WordCount {
  uint32_t word;
  uint32_t count;
  friend auto operator<=>(const WordCount&, const WordCount&) = default;
};
// By word. Owned by the unit it comes from.
using WordBag = std::span<const WordCount>;

// Hashes of passages in which a sign stands for each cited number.
struct TextHash {
  uint64_t folded = 0;
  uint64_t typeset = 0;  // of the text as it is
  uint64_t spoken = 0;   // of its words and the signs that are read aloud: punctuation left out
  friend bool operator==(const TextHash&, const TextHash&) = default;
};

// A provision, a glossary entry or an example.
struct Unit {
  TextHash heading;  // of a glossary entry, its term
  TextHash text;
  TextHash examples;
  TextHash notes;
  uint64_t words = 0;          // hash of all words in order; 0: there are none
  uint64_t heading_words = 0;  // of the heading's alone
  uint32_t first_word = 0, end_word = 0;
  uint32_t first_different = 0, end_different = 0;
  uint32_t first_citation = 0, end_citation = 0;  // those of notes are left out
  float weight = 0;                               // of all words
  mutable std::vector<WordCount> bag;             // EditionWords::Bag makes it
};

class EditionWords {
 public:
  // The edition must outlive it.
  explicit EditionWords(const Edition& edition) : edition_(edition) {}

  // Folds and cuts every passage. The references must outlive it.
  void Read(const CrossReferences& references);
  // Then: numbers its words as `table` does, which both editions share. The first adds the words
  // to the table and says how they are numbered there; the second takes that over.
  std::vector<uint32_t> AddWordsTo(Interner& table) const;
  // `frequency`, by number, counts each provision and glossary entry once for each of its words.
  void Renumber(const std::vector<uint32_t>& renumbered, std::vector<uint32_t>& frequency);
  void SetWeights(const std::vector<float>& weights);

  const Edition& edition() const { return edition_; }
  const CrossReferences& references() const { return *references_; }
  size_t different_words() const { return table_.size(); }

  std::vector<Unit> provisions;
  std::vector<Unit> glossary;
  std::vector<Unit> examples;  // in the order of the provisions
  // The examples of provision p are [first_example[p], first_example[p + 1]).
  std::vector<uint32_t> first_example;

  // The words in their order.
  std::span<const uint32_t> Words(const Unit& unit) const {
    return {words_.data() + unit.first_word, words_.data() + unit.end_word};
  }
  // Each of them once.
  std::span<const uint32_t> DifferentWords(const Unit& unit) const {
    return {different_.data() + unit.first_different, different_.data() + unit.end_different};
  }
  // Where its sentences end, counted as its words are.
  std::span<const uint32_t> SentenceEnds(const Unit& unit) const;
  // Made when it is first asked for: until then no two threads may ask at once.
  WordBag Bag(const Unit& unit) const;

 private:
  static constexpr size_t kUsualWords = 8192;  // different ones
  class Reader;
  void ListDifferent(Unit& unit, std::vector<uint32_t>& last);
  void ReadProvisions(Reader& reader);
  void ReadGlossary(Reader& reader);

  const Edition& edition_;
  const CrossReferences* references_ = nullptr;
  std::vector<uint64_t> hashes_;  // of the words, in order; only while they are read
  Interner table_{kUsualWords};
  std::vector<uint32_t> words_;
  std::vector<uint32_t> different_;      // of each provision and glossary entry
  std::vector<uint32_t> sentence_ends_;  // ascending
};

// Puts words into a bag that is empty.
void PutInBag(std::span<const uint32_t> words, std::vector<WordCount>& bag);

// The weight of what two bags share, each word as often as both have it.
float SharedWeight(WordBag a, WordBag b, const std::vector<float>& weights);

}  // namespace codicil
