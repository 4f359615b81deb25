#include "diff/words_reader.h"

#include <algorithm>
#include <cmath>

#include "diff/at_once.h"
#include "diff/part_reader.h"

namespace codicil {
namespace {

UnitRange FirstHalf(const EditionWords& edition) {
  const size_t units = edition.provisions.size() + edition.glossary.size();
  return {0, static_cast<uint32_t>(units / 2)};
}

UnitRange SecondHalf(const EditionWords& edition) {
  const size_t units = edition.provisions.size() + edition.glossary.size();
  return {static_cast<uint32_t>(units / 2), static_cast<uint32_t>(units)};
}

// Where what one part has begins in the lists of both.
struct Offsets {
  uint32_t words;
  uint32_t different;
};

// Puts what a part has behind what `to` has, and numbers its words as `to` does.
Offsets Append(const PartReader& part, PartReader& to) {
  std::vector<uint32_t> numbers;
  numbers.reserve(part.words.size());
  for (const uint64_t word : part.words.values()) numbers.push_back(to.words.Intern(word));
  to.frequency.resize(to.words.size());
  for (size_t i = 0; i < numbers.size(); ++i) to.frequency[numbers[i]] += part.frequency[i];
  WordLists& lists = to.lists;
  const Offsets offsets{static_cast<uint32_t>(lists.words.size()),
                        static_cast<uint32_t>(lists.different.size())};
  for (const uint32_t word : part.lists.words) lists.words.push_back(numbers[word]);
  for (const auto& [word, count] : part.lists.different)
    lists.different.push_back({numbers[word], count});
  for (const uint32_t end : part.lists.sentence_ends)
    lists.sentence_ends.push_back(offsets.words + end);
  return offsets;
}

// Units that were read by the part that came to stand behind the other one.
void Shift(EditionWords& edition, const UnitRange& range, const Offsets& offsets) {
  const auto shift = [&offsets](Unit& unit) {
    unit.first_word += offsets.words, unit.end_word += offsets.words;
    unit.first_different += offsets.different, unit.end_different += offsets.different;
  };
  const auto provisions = static_cast<uint32_t>(edition.provisions.size());
  for (uint32_t i = range.begin; i < range.end; ++i)
    shift(i < provisions ? edition.provisions[i] : edition.glossary[i - provisions]);
  for (uint32_t i = edition.first_example[std::min(range.begin, provisions)];
       i < edition.examples.size(); ++i)
    shift(edition.examples[i]);
}

// By how many provisions and glossary entries have the word.
std::vector<float> WeightsOf(const std::vector<uint32_t>& frequency, size_t provisions) {
  const auto units = static_cast<float>(provisions + 2);
  std::vector<float> weights;
  weights.reserve(frequency.size());
  for (const uint32_t count : frequency)
    weights.push_back(0.2f + std::log(std::max(1.0f, units / (static_cast<float>(count) + 1))));
  return weights;
}

}  // namespace

// Each of two threads reads one half of both editions, where most of what reads the same stands;
// what moved from one half to the other is read twice.
std::vector<float> ReadWords(EditionWords& old_words, EditionWords& new_words, WordLists& lists) {
  const size_t units = SecondHalf(old_words).size() + SecondHalf(new_words).size();
  PartReader first(units), second(units);
  AtOnce(
      [&] {
        second.Read(old_words, SecondHalf(old_words));
        second.Read(new_words, SecondHalf(new_words));
      },
      [&] {
        first.Read(old_words, FirstHalf(old_words));
        first.Read(new_words, FirstHalf(new_words));
      });
  const Offsets offsets = Append(second, first);
  lists = std::move(first.lists);
  std::vector<float> weights =
      WeightsOf(first.frequency, old_words.provisions.size() + new_words.provisions.size());
  const auto settle = [&](EditionWords& edition) {
    Shift(edition, SecondHalf(edition), offsets);
    edition.SetWeights(weights);
  };
  AtOnce([&] { settle(old_words); }, [&] { settle(new_words); });
  return weights;
}

}  // namespace codicil
