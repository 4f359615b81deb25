// Editions as bags of interned words: what alignment compares. Citations' numbers are no words.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "crossref/cross_references.h"
#include "rules/edition.h"

namespace codicil {

// Words by number, so that comparing words is comparing integers.
class WordTable {
 public:
  WordTable();
  uint32_t Intern(uint64_t hash);
  uint32_t size() const { return static_cast<uint32_t>(hashes_.size()); }
  // By number.
  const std::vector<uint64_t>& hashes() const { return hashes_; }

 private:
  struct Slot {
    uint64_t hash = 0;
    uint32_t id = 0;
  };
  void Grow();

  std::vector<Slot> slots_;
  std::vector<uint64_t> hashes_;
};

struct WordCount {
  uint32_t word;
  uint32_t count;
  friend auto operator<=>(const WordCount&, const WordCount&) = default;
};
// By word. Owned by the EditionWords it comes from.
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
  uint32_t first_bag = 0, end_bag = 0;
  uint32_t first_citation = 0, end_citation = 0;  // those of notes are left out
  float weight = 0;                               // of its bag
};

class EditionWords {
 public:
  // The edition must outlive it.
  explicit EditionWords(const Edition& edition) : edition_(edition) {}

  // Folds and cuts every passage. The references must outlive it.
  void Read(const CrossReferences& references);
  // Then: the words as `table` numbers them, which both editions share.
  std::vector<uint32_t> Renumber(WordTable& table) const;
  // Then: words become bags of those numbers, which are below `word_count`.
  void MakeBags(const std::vector<uint32_t>& renumbered, size_t word_count);
  // Counts each unit once for each of its words.
  void CountUnits(std::vector<uint32_t>& frequency) const;
  void SetWeights(const std::vector<float>& weights);

  const Edition& edition() const { return edition_; }
  const CrossReferences& references() const { return *references_; }

  std::vector<Unit> provisions;
  std::vector<Unit> glossary;
  std::vector<Unit> examples;  // in the order of the provisions
  // The examples of provision p are [first_example[p], first_example[p + 1]).
  std::vector<uint32_t> first_example;

  // The words in their order.
  std::span<const uint32_t> Words(const Unit& unit) const {
    return {words_.data() + unit.first_word, words_.data() + unit.end_word};
  }
  // Where its sentences end, counted as its words are.
  std::span<const uint32_t> SentenceEnds(const Unit& unit) const;
  WordBag Bag(const Unit& unit) const {
    return {bags_.data() + unit.first_bag, bags_.data() + unit.end_bag};
  }

 private:
  class Reader;
  void ReadProvisions(Reader& reader);
  void ReadGlossary(Reader& reader);
  // The places [begin, end) of words_ in the order of the words.
  void SortByWord(size_t begin, size_t end, size_t word_count, std::vector<uint32_t>& places) const;
  void PutInBag(Unit& unit, uint32_t word);

  const Edition& edition_;
  const CrossReferences* references_ = nullptr;
  std::vector<uint64_t> hashes_;  // of the words, in order; only while they are read
  WordTable table_;
  std::vector<uint32_t> words_;
  std::vector<uint32_t> sentence_ends_;  // ascending
  std::vector<WordCount> bags_;
};

// The weight of what two bags share, each word as often as both have it.
float SharedWeight(WordBag a, WordBag b, const std::vector<float>& weights);
// The weight of what `a` shares with `b` beyond what `taken` has of `b` already.
float SharedWeightBeyond(WordBag a, WordBag b, WordBag taken, const std::vector<float>& weights);

}  // namespace codicil
