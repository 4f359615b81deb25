#include "diff/edition_words.h"

#include <algorithm>

#include "diff/marked_text.h"
#include "text/fold.h"

namespace codicil {

EditionWords::EditionWords(const Edition& edition, const CrossReferences& references,
                           const WordLists& lists)
    : provisions(edition.provisions.size()),
      glossary(edition.glossary.size()),
      edition_(edition),
      references_(references),
      lists_(lists) {
  uint32_t count = 0;
  first_example.reserve(provisions.size() + 1);
  for (const Provision& provision : edition.provisions) {
    first_example.push_back(count);
    count += static_cast<uint32_t>(provision.examples.size());
  }
  first_example.push_back(count);
  examples.resize(count);
}

void EditionWords::WeighUnits(const std::vector<float>& weights) {
  for (std::vector<Unit>* units : {&provisions, &glossary}) {
    for (Unit& unit : *units) {
      double weight = 0;
      for (const auto& [word, count] : WordsOnce(unit)) weight += double{weights[word]} * count;
      unit.weight = static_cast<float>(weight);
    }
  }
  for (Unit& example : examples) {
    double weight = 0;
    for (const uint32_t word : Words(example)) weight += weights[word];
    example.weight = static_cast<float>(weight);
  }
}

std::span<const uint32_t> EditionWords::SentenceEnds(const Unit& unit) const {
  const std::vector<uint32_t>& ends = lists_.sentence_ends;
  const auto first = std::upper_bound(ends.begin(), ends.end(), unit.first_word);
  return {first, std::upper_bound(first, ends.end(), unit.end_word)};
}

std::string EditionWords::Folded(const Unit& unit, const PassageRef& place) const {
  const auto begin = references_.citations.begin() + unit.first_citation,
             end = references_.citations.begin() + unit.end_citation;
  const auto is_there = [&place](const Citation& citation) { return citation.place == place; };
  const auto first = std::find_if(begin, end, is_there);
  const std::string_view text = PassageAt(edition_, place).text;
  std::string marked;
  AppendMarked(text, 0, text.size(), {first, std::find_if_not(first, end, is_there)}, marked);
  return Fold(marked);
}

WordBag EditionWords::Bag(const Unit& unit) const {
  if (!unit.bag.empty()) return unit.bag;
  const DifferentWords once = WordsOnce(unit);
  if (once.empty()) {
    PutInBag(Words(unit), unit.bag);
  } else {
    unit.bag.assign(once.begin(), once.end());
    std::sort(unit.bag.begin(), unit.bag.end());
  }
  return unit.bag;
}

}  // namespace codicil
