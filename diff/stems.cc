#include "diff/stems.h"

#include <algorithm>
#include <string_view>

#include "text/spellings.h"

namespace codicil {
namespace {

// Cutting words off is the stemming that needs no language, and five letters are usual for it.
constexpr size_t kLetters = 5;

std::string_view Beginning(std::string_view word) {
  size_t letters = 0;
  for (size_t i = 0; i < word.size(); ++i) {
    const bool first_byte = (static_cast<unsigned char>(word[i]) & 0xC0u) != 0x80u;
    if (first_byte && letters++ == kLetters) return word.substr(0, i);
  }
  return word;
}

}  // namespace

Stems::Stems(const Items& items, const std::vector<float>& weights) {
  Spellings beginnings;
  of_word_.reserve(items.size());
  for (uint32_t word = 0; word < items.size(); ++word) {
    const uint32_t stem = beginnings.Number(Beginning(items.text(word)));
    of_word_.push_back(stem);
    if (stem == weights_.size()) weights_.push_back(weights[word]);
    weights_[stem] = std::min(weights_[stem], weights[word]);
  }
}

void Stems::PutInBag(std::span<const uint32_t> words, std::vector<WordCount>& bag) const {
  std::vector<uint32_t> stems;
  stems.reserve(words.size());
  for (const uint32_t word : words) stems.push_back(of_word_[word]);
  codicil::PutInBag(stems, bag);
}

}  // namespace codicil
