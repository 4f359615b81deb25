#include "diff/words_reader.h"

#include <algorithm>
#include <cmath>

#include "diff/unit_reader.h"

namespace codicil {
namespace {

size_t UnitsOf(const EditionWords& words) {
  return words.provisions.size() + words.glossary.size();
}

size_t BytesOf(const Edition& edition) {
  size_t bytes = 0;
  for (const Source& source : edition.sources().files) bytes += source.text->text().size();
  return bytes;
}

// Weighs each word by how many provisions and glossary entries have it.
std::vector<float> WeightsOf(const std::vector<uint32_t>& frequency, size_t provisions) {
  const auto units = static_cast<float>(provisions + 2);
  std::vector<float> weights;
  weights.reserve(frequency.size());
  for (const uint32_t count : frequency)
    weights.push_back(0.2f + std::log(std::max(1.0f, units / (static_cast<float>(count) + 1))));
  return weights;
}

}  // namespace

std::vector<float> ReadWords(EditionWords& old_words, EditionWords& new_words, WordLists& lists) {
  UnitReader reader(std::max(UnitsOf(old_words), UnitsOf(new_words)),
                    std::max(BytesOf(old_words.edition()), BytesOf(new_words.edition())));
  reader.Read(old_words);
  reader.Read(new_words);
  lists = std::move(reader.lists);
  std::vector<float> weights =
      WeightsOf(reader.frequency, old_words.provisions.size() + new_words.provisions.size());
  old_words.WeighUnits(weights);
  new_words.WeighUnits(weights);
  return weights;
}

}  // namespace codicil
