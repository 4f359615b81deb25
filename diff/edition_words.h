// Editions as numbered words: what alignment compares. Citations' numbers are not words.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "crossref/cross_references.h"
#include "diff/word_bags.h"
#include "rules/edition.h"

namespace codicil {

// Hashes of passages in which a sign stands for each cited number.
struct TextHash {
  uint64_t typeset = 0;  // of the text as it is; 0: there is none
  uint64_t spoken = 0;   // of its words and the signs that are read aloud: punctuation left out
  friend bool operator==(const TextHash&, const TextHash&) = default;
};

// The words of a unit: hashes, and ranges of WordLists. Units that read the same have them in
// common.
struct Wording {
  uint64_t words = 0;          // hash of all words in order; 0: there are none
  uint64_t heading_words = 0;  // of the heading's alone
  uint32_t first_word = 0, end_word = 0;
  uint32_t first_different = 0, end_different = 0;
  float weight = 0;  // of all words
};

// A provision, a glossary entry or an example.
struct Unit : Wording {
  TextHash heading;  // of a glossary entry, its term
  TextHash text;
  TextHash examples;
  uint64_t notes = 0;                             // of these, folded
  uint32_t first_citation = 0, end_citation = 0;  // those of notes are left out
  mutable std::vector<WordCount> bag;             // EditionWords::Bag makes it
};

// Words by number, of the units of two editions.
struct WordLists {
  std::vector<uint32_t> words;          // in the order of the texts
  std::vector<WordCount> different;     // of each provision and glossary entry: each word once
  std::vector<uint32_t> sentence_ends;  // places in `words`, ascending
};

class EditionWords {
 public:
  // With units that are still to be read (words_reader.h). All must outlive it.
  EditionWords(const Edition& edition, const CrossReferences& references, const WordLists& lists);

  // By the weights of the words, by number.
  void WeighUnits(const std::vector<float>& weights);

  const Edition& edition() const { return edition_; }
  const CrossReferences& references() const { return references_; }

  std::vector<Unit> provisions;
  std::vector<Unit> glossary;
  std::vector<Unit> examples;  // in the order of the provisions
  // The examples of provision p are [first_example[p], first_example[p + 1]).
  std::vector<uint32_t> first_example;

  // The words in their order.
  std::span<const uint32_t> Words(const Unit& unit) const {
    return {lists_.words.data() + unit.first_word, lists_.words.data() + unit.end_word};
  }
  // Each of them once, with how often it is there. None of an example.
  DifferentWords WordsOnce(const Unit& unit) const {
    return {lists_.different.data() + unit.first_different,
            lists_.different.data() + unit.end_different};
  }
  // Where its sentences end, counted as its words are.
  std::span<const uint32_t> SentenceEnds(const Unit& unit) const;
  // Of the text at a place of the unit, folded and with its citations marked (marked_text.h): what
  // is left where typography and numbers are not looked at. Made anew by each call.
  std::string Folded(const Unit& unit, const Place& place) const;
  // Made when it is first asked for.
  WordBag Bag(const Unit& unit) const;

 private:
  const Edition& edition_;
  const CrossReferences& references_;
  const WordLists& lists_;
};

}  // namespace codicil
