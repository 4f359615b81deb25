// Editions as numbered words, which are what the alignment compares. Cited numbers are not words.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "crossref/cross_references.h"
#include "diff/word_bags.h"
#include "rules/edition.h"

namespace codicil {

// Hashes of passages in which a sign replaces each cited number.
struct TextHash {
  uint64_t typeset = 0;  // of the text as it is; 0 if there is none
  uint64_t spoken = 0;   // of its words and the signs that are read aloud, without punctuation
  friend bool operator==(const TextHash&, const TextHash&) = default;
};

// The words of a unit, as hashes and as ranges of WordLists. Units with the same texts share them.
struct Wording {
  uint64_t words = 0;          // hash of all words in order; 0 if there are none
  uint64_t heading_words = 0;  // hash of the heading's words
  uint32_t first_word = 0, end_word = 0;
  uint32_t first_different = 0, end_different = 0;
  float weight = 0;  // sum over all words
};

// A provision, a glossary entry or an example.
struct Unit : Wording {
  TextHash heading;  // the term, for a glossary entry
  TextHash text;
  TextHash examples;
  uint64_t notes = 0;                             // hash of the notes, folded
  uint32_t first_citation = 0, end_citation = 0;  // without those in notes
  mutable std::vector<WordCount> bag;             // filled in by EditionWords::Bag
};

// The words of the units of two editions, by number.
struct WordLists {
  std::vector<uint32_t> words;          // in the order of the texts
  std::vector<WordCount> different;     // each word once for each provision and glossary entry
  std::vector<uint32_t> sentence_ends;  // indices into `words`, ascending
};

class EditionWords {
 public:
  // The units are read later (words_reader.h). All arguments must outlive the object.
  EditionWords(const Edition& edition, const CrossReferences& references, const WordLists& lists);

  // Sets the weights of the units from those of the words, by number.
  void WeighUnits(const std::vector<float>& weights);

  const Edition& edition() const { return edition_; }
  const CrossReferences& references() const { return references_; }

  std::vector<Unit> provisions;
  std::vector<Unit> glossary;
  std::vector<Unit> examples;  // in the order of the provisions
  // The examples of provision p are [first_example[p], first_example[p + 1]).
  std::vector<uint32_t> first_example;

  // The words in order.
  std::span<const uint32_t> Words(const Unit& unit) const {
    return {lists_.words.data() + unit.first_word, lists_.words.data() + unit.end_word};
  }
  // Each different word once, with its count. Empty for an example.
  DifferentWords WordsOnce(const Unit& unit) const {
    return {lists_.different.data() + unit.first_different,
            lists_.different.data() + unit.end_different};
  }
  // The ends of the unit's sentences, as indices into WordLists::words.
  std::span<const uint32_t> SentenceEnds(const Unit& unit) const;
  // Returns the text at a place of the unit, folded and with its citations marked (marked_text.h):
  // what is left when typography and numbers are ignored. Computed anew by each call.
  std::string Folded(const Unit& unit, const PassageRef& place) const;
  // Made on first use.
  WordBag Bag(const Unit& unit) const;

 private:
  const Edition& edition_;
  const CrossReferences& references_;
  const WordLists& lists_;
};

}  // namespace codicil
