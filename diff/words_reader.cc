#include "diff/words_reader.h"

#include <algorithm>
#include <cmath>

#include "diff/at_once.h"
#include "diff/part_reader.h"

namespace codicil {
namespace {

// The units of an edition in two halves of about as much text.
struct Halves {
  UnitRange first;
  UnitRange second;
  size_t bytes;  // of both
};

Halves HalvesOf(const Edition& edition) {
  std::vector<size_t> ends;  // of the units' texts, one behind the other
  ends.reserve(edition.provisions.size() + edition.glossary.size());
  size_t bytes = 0;
  for (const Provision& provision : edition.provisions) {
    bytes += provision.heading.text.size() + provision.text.text.size();
    for (const Passage& example : provision.examples) bytes += example.text.size();
    ends.push_back(bytes);
  }
  for (const GlossaryEntry& entry : edition.glossary) {
    bytes += entry.term.text.size() + entry.text.text.size();
    ends.push_back(bytes);
  }
  const auto middle =
      static_cast<uint32_t>(std::lower_bound(ends.begin(), ends.end(), bytes / 2) - ends.begin());
  return {{0, middle}, {middle, static_cast<uint32_t>(ends.size())}, bytes};
}

// Where what one part has begins in the lists of both.
struct Offsets {
  uint32_t words;
  uint32_t different;
};

// What the words of a part are called in `to`, which comes to know them.
std::vector<uint32_t> NumbersIn(PartReader& to, const PartReader& part) {
  std::vector<uint32_t> numbers;
  numbers.reserve(part.words.size());
  for (const uint64_t word : part.words.values()) numbers.push_back(to.words.Intern(word));
  to.frequency.resize(to.words.size());
  for (size_t i = 0; i < numbers.size(); ++i) to.frequency[numbers[i]] += part.frequency[i];
  return numbers;
}

void AppendWords(const WordLists& from, const std::vector<uint32_t>& numbers, WordLists& to) {
  const auto first = static_cast<uint32_t>(to.words.size());
  for (const uint32_t end : from.sentence_ends) to.sentence_ends.push_back(first + end);
  to.words.resize(first + from.words.size());
  std::transform(from.words.begin(), from.words.end(), to.words.begin() + first,
                 [&numbers](uint32_t word) { return numbers[word]; });
}

void AppendDifferent(const WordLists& from, const std::vector<uint32_t>& numbers, WordLists& to) {
  const auto first = static_cast<uint32_t>(to.different.size());
  to.different.resize(first + from.different.size());
  std::transform(from.different.begin(), from.different.end(), to.different.begin() + first,
                 [&numbers](const WordCount& one) {
                   return WordCount{numbers[one.word], one.count};
                 });
}

void Shift(const Offsets& offsets, Unit& unit) {
  unit.first_word += offsets.words, unit.end_word += offsets.words;
  unit.first_different += offsets.different, unit.end_different += offsets.different;
}

// Units that were read by the part that came to stand behind the other one.
void ShiftUnits(const UnitRange& range, const Offsets& offsets, EditionWords& edition) {
  const auto provisions = static_cast<uint32_t>(edition.provisions.size());
  for (uint32_t i = range.begin; i < range.end; ++i)
    Shift(offsets, i < provisions ? edition.provisions[i] : edition.glossary[i - provisions]);
}

void ShiftExamples(const UnitRange& range, const Offsets& offsets, EditionWords& edition) {
  const size_t first = std::min<size_t>(range.begin, edition.provisions.size());
  for (size_t i = edition.first_example[first]; i < edition.examples.size(); ++i)
    Shift(offsets, edition.examples[i]);
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
  const Halves olds = HalvesOf(old_words.edition()), news = HalvesOf(new_words.edition());
  const size_t units = olds.second.size() + news.second.size();
  const size_t bytes = std::max(olds.bytes, news.bytes);
  PartReader first(units, bytes), second(units, bytes / 2);
  AtOnce(
      [&] {
        second.Read(old_words, olds.second);
        second.Read(new_words, news.second);
      },
      [&] {
        first.Read(old_words, olds.first);
        first.Read(new_words, news.first);
      });
  const std::vector<uint32_t> numbers = NumbersIn(first, second);
  lists = std::move(first.lists);
  const Offsets offsets{static_cast<uint32_t>(lists.words.size()),
                        static_cast<uint32_t>(lists.different.size())};
  std::vector<float> weights =
      WeightsOf(first.frequency, old_words.provisions.size() + new_words.provisions.size());
  AtOnce(
      [&] {
        AppendDifferent(second.lists, numbers, lists);
        ShiftUnits(olds.second, offsets, old_words), old_words.WeighUnits(weights);
        ShiftUnits(news.second, offsets, new_words), new_words.WeighUnits(weights);
      },
      [&] {
        AppendWords(second.lists, numbers, lists);
        ShiftExamples(olds.second, offsets, old_words), old_words.WeighExamples(weights);
        ShiftExamples(news.second, offsets, new_words), new_words.WeighExamples(weights);
      });
  return weights;
}

}  // namespace codicil
