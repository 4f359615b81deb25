#include "rules/number_words.h"

#include <algorithm>

#include "base/ascii.h"

namespace codicil {

const WordList& NumberWords() {
  static const WordList words = [] {
    WordList all;
    for (const Language* language : Languages()) {
      const WordList& numbers = language->lists.numbers;
      if (!numbers.empty()) all.insert(all.end(), numbers.begin() + 1, numbers.end());
    }
    std::ranges::stable_sort(all, std::ranges::greater(), &std::string_view::size);
    return all;
  }();
  return words;
}

uint32_t ReadNumberWord(std::string_view text, size_t* length) {
  size_t size = 0;
  while (size < text.size() && IsLetter(text[size])) ++size;
  const std::string word = LowerCase(text.substr(0, size));
  for (const Language* language : Languages()) {
    const WordList& numbers = language->lists.numbers;
    const auto found = std::ranges::find(numbers, word);
    if (found == numbers.end()) continue;
    *length = size;
    return static_cast<uint32_t>(found - numbers.begin());
  }
  return 0;
}

}  // namespace codicil
