#include "diff/cited_numbers.h"

namespace codicil {
namespace {

uint64_t KeyOf(const Place& place) {
  return static_cast<uint64_t>(place.kind) << 56 | static_cast<uint64_t>(place.owner) << 24 |
         place.index;
}

}  // namespace

CitedNumbers::CitedNumbers(const CrossReferences& references, std::vector<uint32_t> meaning_of)
    : references_(references), meaning_of_(std::move(meaning_of)) {
  for (uint32_t i = 0; i < references.citations.size(); ++i) {
    first_.try_emplace(KeyOf(references.citations[i].place), i);
  }
}

// A range means what its ends mean: what was put between them is cited as before.
uint64_t CitedNumbers::MeaningOf(const Locator& locator) const {
  if (locator.targets.empty()) return 0;
  return static_cast<uint64_t>(meaning_of_[locator.targets.front()]) << 32 |
         meaning_of_[locator.targets.back()];
}

std::vector<CitedNumber> CitedNumbers::At(const Place& place) const {
  std::vector<CitedNumber> cited;
  const auto first = first_.find(KeyOf(place));
  if (first == first_.end()) return cited;
  for (size_t i = first->second; i < references_.citations.size(); ++i) {
    const Citation& citation = references_.citations[i];
    if (citation.place != place) break;
    for (const Locator& locator : citation.locators) {
      if (locator.kind != Locator::kNumber || locator.begin >= locator.end) continue;
      if (!cited.empty() && locator.begin < cited.back().end) continue;
      cited.push_back({locator.begin, locator.end, MeaningOf(locator)});
    }
  }
  return cited;
}

std::vector<uint32_t> OldMeanings(const Concordance& concordance, size_t old_size,
                                  size_t new_size) {
  std::vector<uint32_t> meanings(old_size);
  for (uint32_t id = 0; id < old_size; ++id) {
    meanings[id] = static_cast<uint32_t>(new_size) + id + 1;  // nothing new means it
  }
  for (auto pair = concordance.pairs.rbegin(); pair != concordance.pairs.rend(); ++pair) {
    if (pair->old_id != kNoProvision && pair->new_id != kNoProvision) {
      meanings[pair->old_id] = pair->new_id + 1;
    }
  }
  return meanings;
}

std::vector<uint32_t> NewMeanings(size_t new_size) {
  std::vector<uint32_t> meanings(new_size);
  for (uint32_t id = 0; id < new_size; ++id) meanings[id] = id + 1;
  return meanings;
}

}  // namespace codicil
