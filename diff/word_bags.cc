// The part of EditionWords that deals with bags: words by number, as often as they are there.

#include <algorithm>

#include "diff/edition_words.h"

namespace codicil {

// Not unit by unit: the words of a stretch are gone through in the order of their numbers, each
// goes to the units that have it, and no bag needs sorting. A stretch is short enough to stay at
// hand, and long enough for its table of numbers to be worth making.
void EditionWords::MakeBags(const std::vector<uint32_t>& renumbered, size_t word_count) {
  constexpr size_t kStretch = 1 << 15;
  for (uint32_t& word : words_) word = renumbered[word];
  // An example's words are those of its provision too.
  std::vector<Unit*> owners(words_.size()), examples_of(words_.size());
  uint32_t size = 0;
  const auto own = [&size](std::vector<Unit>& units, std::vector<Unit*>& owner) {
    for (Unit& unit : units) {
      unit.first_bag = unit.end_bag = size;
      size += unit.end_word - unit.first_word;
      std::fill(owner.begin() + unit.first_word, owner.begin() + unit.end_word, &unit);
    }
  };
  own(provisions, owners), own(glossary, owners), own(examples, examples_of);
  bags_.resize(size);
  const size_t stretch = std::max(kStretch, word_count);
  std::vector<uint32_t> places;
  for (size_t begin = 0, end = 0; begin < words_.size(); begin = end) {
    end = std::min(begin + stretch, words_.size());
    while (end < words_.size() && owners[end] != nullptr && owners[end] == owners[end - 1]) ++end;
    SortByWord(begin, end, word_count, places);
    for (const uint32_t at : places) {
      if (owners[at] != nullptr) PutInBag(*owners[at], words_[at]);
      if (examples_of[at] != nullptr) PutInBag(*examples_of[at], words_[at]);
    }
  }
}

void EditionWords::SortByWord(size_t begin, size_t end, size_t word_count,
                              std::vector<uint32_t>& places) const {
  std::vector<uint32_t> next(word_count + 1);
  for (size_t at = begin; at < end; ++at) ++next[words_[at] + 1];
  for (size_t i = 1; i < next.size(); ++i) next[i] += next[i - 1];
  places.resize(end - begin);
  for (size_t at = begin; at < end; ++at) places[next[words_[at]]++] = static_cast<uint32_t>(at);
}

void EditionWords::PutInBag(Unit& unit, uint32_t word) {
  if (unit.end_bag > unit.first_bag && bags_[unit.end_bag - 1].word == word) {
    ++bags_[unit.end_bag - 1].count;
  } else {
    bags_[unit.end_bag++] = {word, 1};
  }
}

void EditionWords::CountUnits(std::vector<uint32_t>& frequency) const {
  for (const std::vector<Unit>* units : {&provisions, &glossary}) {
    for (const Unit& unit : *units) {
      for (const WordCount& word : Bag(unit)) ++frequency[word.word];
    }
  }
}

void EditionWords::SetWeights(const std::vector<float>& weights) {
  for (std::vector<Unit>* units : {&provisions, &glossary, &examples}) {
    for (Unit& unit : *units) {
      unit.weight = 0;
      for (const WordCount& word : Bag(unit)) {
        unit.weight += weights[word.word] * static_cast<float>(word.count);
      }
    }
  }
}

float SharedWeight(WordBag a, WordBag b, const std::vector<float>& weights) {
  float shared = 0;
  for (size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (a[i].word == b[j].word) {
      shared += weights[a[i].word] * static_cast<float>(std::min(a[i].count, b[j].count));
      ++i, ++j;
    } else if (a[i].word < b[j].word) {
      ++i;
    } else {
      ++j;
    }
  }
  return shared;
}

float SharedWeightBeyond(WordBag a, WordBag b, WordBag taken, const std::vector<float>& weights) {
  float shared = 0;
  for (size_t i = 0, j = 0, k = 0; i < a.size() && j < b.size();) {
    if (a[i].word == b[j].word) {
      while (k < taken.size() && taken[k].word < b[j].word) ++k;
      const uint32_t gone = k < taken.size() && taken[k].word == b[j].word ? taken[k].count : 0;
      const uint32_t left = b[j].count - std::min(gone, b[j].count);
      shared += weights[a[i].word] * static_cast<float>(std::min(a[i].count, left));
      ++i, ++j;
    } else if (a[i].word < b[j].word) {
      ++i;
    } else {
      ++j;
    }
  }
  return shared;
}

}  // namespace codicil
