#include "rules/number_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <tuple>

#include "base/ascii.h"

namespace codicil {
namespace {

// The words below ten.
WordList UnitsOf(const WordList& numbers) {
  constexpr size_t kEnd = 10;
  return {numbers.begin() + 1, numbers.begin() + kEnd};
}

// The place of the word that `text` begins with among `words`, or their number.
size_t PlaceOf(std::string_view text, const WordList& words, size_t* length) {
  size_t size = 0;
  while (size < text.size() && IsLetter(text[size])) ++size;
  const auto found = std::ranges::find(words, LowerCase(text.substr(0, size)));
  if (found != words.end()) *length = size;
  return static_cast<size_t>(found - words.begin());
}

size_t ReadIn(const ListWords& words, std::string_view text, size_t* length) {
  const size_t ten = PlaceOf(text, words.tens, length);
  if (ten == words.tens.size()) {
    const size_t number = PlaceOf(text, words.numbers, length);
    return number == words.numbers.size() ? 0 : number;
  }
  const size_t value = (ten + 2) * 10;
  const std::string_view rest = text.substr(*length);
  if (!rest.starts_with('-') && !rest.starts_with(' ')) return value;
  const WordList units = UnitsOf(words.numbers);
  size_t size = 0;
  const size_t unit = PlaceOf(rest.substr(1), units, &size);
  if (unit == units.size()) return value;
  *length += 1 + size;
  return value + unit + 1;
}

}  // namespace

std::string NumberWordPattern() {
  std::string pattern;
  for (const Language* language : Languages()) {
    const auto& [numbers, tens] = std::tie(language->lists.numbers, language->lists.tens);
    if (numbers.empty()) continue;
    WordList longest_first(numbers.rbegin(), numbers.rend() - 1);
    std::ranges::stable_sort(longest_first, std::ranges::greater(), &std::string_view::size);
    pattern += fmt::format("{}{}(?:[- ]{})?|{}", pattern.empty() ? "" : "|", PatternOf(tens),
                           PatternOf(UnitsOf(numbers)), PatternOf(longest_first));
  }
  return "(?i:" + pattern + ")";
}

uint32_t ReadNumberWord(std::string_view text, size_t* length) {
  for (const Language* language : Languages()) {
    const ListWords& words = language->lists;
    const size_t number = words.numbers.empty() ? 0 : ReadIn(words, text, length);
    if (number > 0) return static_cast<uint32_t>(number);
  }
  return 0;
}

}  // namespace codicil
