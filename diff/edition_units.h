// Editions as alignment sees them: units of numbered words. Cited numbers do not count as words.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "crossref/cross_references.h"
#include "diff/speech_reader.h"
#include "diff/word_bags.h"
#include "rules/edition.h"

namespace codicil {

// A provision, a glossary entry or an example.
struct Unit {
  TextHash heading;  // the term, for a glossary entry
  TextHash text;
  TextHash examples;
  uint64_t notes = 0;                     // hash of the folded notes
  uint64_t words = 0;                     // hash of all words in order; 0 if there are none
  uint64_t heading_words = 0;             // the same for the heading alone
  uint32_t first_word = 0, end_word = 0;  // in the lists of its edition
  uint32_t first_different = 0, end_different = 0;
  float weight = 0;                               // of all words
  uint32_t first_citation = 0, end_citation = 0;  // without those of notes
  mutable std::vector<WordCount> bag;             // filled by EditionUnits::Bag
};

class EditionUnits {
 public:
  // Reads all units. The words are plain items of `items`, which both editions of a pair share.
  // The edition and the references must outlive this object. Linear.
  EditionUnits(const Edition& edition, const CrossReferences& references, Items& items);

  // Computes the weight of each unit from the weights of the words, indexed by number.
  void WeighUnits(const std::vector<float>& weights);

  const Edition& edition() const { return edition_; }
  const CrossReferences& references() const { return references_; }

  std::vector<Unit> provisions;
  std::vector<Unit> glossary;
  std::vector<Unit> examples;  // in the order of the provisions
  // The examples of provision p are [first_example[p], first_example[p + 1]).
  std::vector<uint32_t> first_example;

  // Returns the unit of a provision without its examples, as far as words and sentences are asked
  // for.
  Unit WithoutExamples(uint32_t provision) const;
  // Returns the words in order.
  std::span<const uint32_t> Words(const Unit& unit) const {
    return {words_.data() + unit.first_word, words_.data() + unit.end_word};
  }
  // Returns each word once, with its count. Empty for examples.
  DifferentWords WordsOnce(const Unit& unit) const {
    return {different_.data() + unit.first_different, different_.data() + unit.end_different};
  }
  // Returns the ends of its sentences, as indices of words.
  std::span<const uint32_t> SentenceEnds(const Unit& unit) const;
  // Made on first use.
  WordBag Bag(const Unit& unit) const;

 private:
  class Reader;
  friend std::vector<float> WeightsOf(const EditionUnits& old_units, const EditionUnits& new_units,
                                      size_t words);

  const Edition& edition_;
  const CrossReferences& references_;
  std::vector<uint32_t> words_;          // in the order of the texts
  std::vector<WordCount> different_;     // for each provision and glossary entry, each word once
  std::vector<uint32_t> sentence_ends_;  // indices into words_, ascending
};

// Returns the weights of the words, by number: rare words weigh more, and no weight is 0.
std::vector<float> WeightsOf(const EditionUnits& old_units, const EditionUnits& new_units,
                             size_t words);

}  // namespace codicil
