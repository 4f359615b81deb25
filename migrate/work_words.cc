#include "migrate/work_words.h"

#include <algorithm>
#include <vector>

#include "base/ascii.h"
#include "crossref/lexing.h"
#include "crossref/word_forms.h"
#include "rules/passage_ref.h"
#include "text/language.h"

namespace codicil {
namespace {

constexpr size_t kShortest = 3;  // shorter words belong to no subject
// A work of so many words has some by chance, which it uses but once.
constexpr size_t kLargeWork = 15'000;
// What a work with fewer different words lacks is not foreign to it.
constexpr size_t kSmallWork = 400;
// A word of another field is the work's own if the work uses it so often: "mana pool".
constexpr uint32_t kFewestOfField = 5;

using Counts = HashMap<std::string, uint32_t>;

size_t CountWords(const Edition& edition, Counts& counts) {
  size_t all = 0;
  ForEachPassage(edition, [&](const PassageRef&, const Passage& passage) {
    const std::string_view text = passage.text;
    for (size_t at = 0; at < text.size();) {
      const std::string_view word = WordAt(text, at);
      at += std::max<size_t>(word.size(), 1);
      const size_t address = AddressEnd(text, at);
      if (word.size() < kShortest || address > at) {
        at = address;
        continue;
      }
      ++counts[LowerCase(word)];
      ++all;
    }
  });
  return all;
}

bool HasBracket(const Provision& provision) {
  for (size_t i = 0; i < provision.number.size(); ++i)
    if (provision.number[i].joint == NumberComponent::kBracket) return true;
  return false;
}

}  // namespace

WorkWords::WorkWords(const Edition& edition)
    : writes_brackets_(std::ranges::any_of(edition.provisions, HasBracket)) {
  Counts counts;
  const uint32_t fewest = CountWords(edition, counts) > kLargeWork ? 2 : 1;
  if (counts.size() < kSmallWork) other_ = kNeutral;
  std::vector<std::string> forms;
  for (const auto& [word, count] : counts) {
    if (count < fewest) continue;
    forms.assign(1, word);
    AddForms(word, forms);
    for (const std::string& form : forms) kinds_.emplace(form, kOwn);
  }
  const OutsideWords& words = English().outside;
  for (const std::string_view field : words.fields) {
    const auto found = counts.find(field);
    if (found == counts.end() || found->second < kFewestOfField)
      kinds_[std::string(field)] = kField;
  }
  for (const WordList* table : {&words.talk, &words.own, &words.work, &words.number})
    for (const std::string_view word : *table) kinds_[std::string(word)] = kNeutral;
  for (const std::string_view word : words.small) kinds_[std::string(word)] = kSmall;
}

WorkWords::Kind WorkWords::Of(std::string_view word) const {
  const auto found = kinds_.find(LowerCase(word));
  if (found != kinds_.end()) return found->second;
  return word.size() < kShortest ? kNeutral : other_;
}

size_t AddressEnd(std::string_view text, size_t at) {
  if (!text.substr(at).starts_with("://")) return at;
  while (at < text.size() && !IsSpace(text[at]) && !IsIn(")>\"'", text[at])) ++at;
  return at;
}

}  // namespace codicil
