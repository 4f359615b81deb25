#include "migrate/outside_words.h"

#include <algorithm>

#include "base/ascii.h"
#include "crossref/lexing.h"
#include "text/language.h"

namespace codicil {
namespace {

// The signs of units, of any language.
constexpr std::string_view kSymbols = "CFKVWBmglskMGx";

bool IsIn(WordList OutsideWords::*table, std::string_view word) {
  return Contains(English().outside.*table, LowerCase(word));
}

}  // namespace

bool IsAllCapitals(std::string_view word) {
  return word.size() > 1 && std::all_of(word.begin(), word.end(), IsUpper);
}

bool IsUnitWord(std::string_view word) {
  return (word.size() == 1 && kSymbols.find(word[0]) != kSymbols.npos) ||
         IsIn(&OutsideWords::units, word);
}
bool IsOtherNumbering(std::string_view word) { return IsIn(&OutsideWords::other_numbering, word); }
bool IsSmallWord(std::string_view word) { return IsIn(&OutsideWords::small, word); }
bool IsDocumentWord(std::string_view word) { return IsIn(&OutsideWords::documents, word); }
bool MakesSeeAVerb(std::string_view word) { return IsIn(&OutsideWords::seeing, word); }
bool IsCommentTag(std::string_view word) { return Contains(English().outside.tags, word); }

WorkNames::WorkNames(std::string_view title) {
  initials_ = "CR";
  words_ = {"comprehensive", "rules", "rule", "rulebook", "cr"};
  std::string initials;
  for (size_t at = 0; at < title.size();) {
    const std::string_view word = WordAt(title, at);
    at += std::max<size_t>(word.size(), 1);
    if (word.empty()) continue;
    if (IsUpper(word[0])) initials += word[0];
    if (!IsSmallWord(word)) words_.push_back(LowerCase(word));
  }
  initials_ += ' ' + initials;
}

bool WorkNames::Has(std::string_view word) const {
  constexpr size_t kShortest = 3;  // beginning of a word
  if (IsAllCapitals(word) && initials_.find(word) != std::string::npos) return true;
  const std::string lower = LowerCase(word);
  return std::any_of(words_.begin(), words_.end(), [&](const std::string& own) {
    return own == lower || (lower.size() >= kShortest && own.starts_with(lower));
  });
}

}  // namespace codicil
