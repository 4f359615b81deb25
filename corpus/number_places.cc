#include "corpus/number_places.h"

#include <algorithm>
#include <cmath>

#include "migrate/edition_fit.h"
#include "migrate/quotation_checker.h"

namespace codicil {

NumberPlaces::NumberPlaces(const Work& work) : work_(work) {
  for (const EditionRecord& edition : work.editions) {
    auto& numbers = numbers_.emplace_back();
    for (ProvisionId id = 0; id < edition.provisions.size(); ++id)
      numbers.insert({edition.provisions[id].num, id});
  }
  for (TextId text = 0; text < work.texts.size(); ++text) {
    auto& words = words_.emplace_back(QuotedWords(work.texts[text]));
    SortUnique(words);
    for (const uint64_t word : words) ++counts_[word];
  }
}

ProvisionId NumberPlaces::Find(uint32_t edition, std::string_view number) const {
  const auto at = numbers_[edition].find(number);
  return at == numbers_[edition].end() ? kNoProvision : at->second;
}

bool NumberPlaces::MeansTheSame(std::string_view number, uint32_t one, uint32_t other) const {
  const ProvisionId here = Find(one, number), there = Find(other, number);
  if (here == kNoProvision || there == kNoProvision) return here == there;
  return work_.lineages.of[one][here] == work_.lineages.of[other][there];
}

std::optional<double> NumberPlaces::Likeness(uint32_t edition, std::string_view number,
                                             const std::vector<uint64_t>& words) const {
  const ProvisionId id = Find(edition, number);
  if (id == kNoProvision) return std::nullopt;
  const auto& provisions = work_.editions[edition].provisions;
  double likeness = 0;
  for (const uint64_t word : words) {
    for (ProvisionId at = id; at != kNoProvision; at = provisions[at].parent) {
      if (!Has(provisions[at].heading, word) && !Has(provisions[at].text, word)) continue;
      likeness += WeightOf(word);
      break;
    }
  }
  return likeness;
}

double NumberPlaces::WeightOf(uint64_t word) const {
  const auto at = counts_.find(word);
  return std::log(static_cast<double>(words_.size()) / at->second);
}

bool NumberPlaces::Has(TextId text, uint64_t word) const {
  return text != kNoText && std::ranges::binary_search(words_[text], word);
}

}  // namespace codicil
