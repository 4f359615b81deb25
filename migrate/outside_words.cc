#include "migrate/outside_words.h"

#include <algorithm>

#include "base/ascii.h"
#include "crossref/lexing.h"

namespace codicil {

bool Is(WordList OutsideWords::*table, std::string_view word) {
  return Contains(English().outside.*table, LowerCase(word));
}

bool IsUnitWord(std::string_view word) {
  constexpr std::string_view kSigns = "CFKVWBmglskMGx";  // of units, in any language
  return (word.size() == 1 && kSigns.find(word[0]) != kSigns.npos) ||
         Is(&OutsideWords::units, word);
}

bool IsAllCapitals(std::string_view word) {
  return word.size() > 1 && std::ranges::all_of(word, IsUpper);
}

WorkNames::WorkNames(std::string_view title) {
  initials_ = "CR";
  const WordList& own = English().outside.own;
  words_.assign(own.begin(), own.end());
  std::string initials;
  for (size_t at = 0; at < title.size();) {
    const std::string_view word = WordAt(title, at);
    at += std::max<size_t>(word.size(), 1);
    if (word.empty()) continue;
    if (IsUpper(word[0])) initials += word[0];
    if (!Is(&OutsideWords::small, word)) words_.push_back(LowerCase(word));
  }
  initials_ += ' ' + initials;
}

bool WorkNames::Has(std::string_view word) const {
  constexpr size_t kShortest = 3;  // beginning of a word
  if (IsAllCapitals(word) && initials_.find(word) != std::string::npos) return true;
  const std::string lower = LowerCase(word);
  return std::ranges::any_of(words_, [&](const std::string& own) {
    return own == lower || (lower.size() >= kShortest && own.starts_with(lower));
  });
}

}  // namespace codicil
