#include "diff/cited_numbers.h"

namespace codicil {

CitedNumbers::CitedNumbers(const CrossReferences& references, std::vector<uint32_t> meaning_of)
    : references_(references), meaning_of_(std::move(meaning_of)) {}

// A range means what its ends mean: provisions inserted between them do not change it.
uint64_t CitedNumbers::MeaningOf(const Locator& locator) const {
  if (locator.targets.empty()) return 0;
  return static_cast<uint64_t>(meaning_of_[locator.targets.front()]) << 32 |
         meaning_of_[locator.targets.back()];
}

void CitedNumbers::AppendAt(const PassageRef& place, std::vector<CitedNumber>& cited) const {
  ForEachCitedNumber(references_.CitationsAt(place), [&](const Locator& locator) {
    cited.push_back({locator.begin, locator.end, MeaningOf(locator)});
  });
}

std::vector<uint32_t> OldMeanings(const Concordance& concordance, size_t old_size,
                                  size_t new_size) {
  std::vector<uint32_t> meanings(old_size);
  for (uint32_t id = 0; id < old_size; ++id) {
    meanings[id] = static_cast<uint32_t>(new_size) + id + 1;  // it means nothing in the new edition
  }
  // By old provision: how good the best so far is. One that kept its number is the best of all.
  std::vector<float> best(old_size, -1);
  for (const Correspondence& pair : concordance.pairs) {
    if (pair.old_id == kNoProvision || pair.new_id == kNoProvision) continue;
    const float good = pair.kinds.Has(ChangeKind::kRenumbered) ? pair.confidence : 2;
    if (good <= best[pair.old_id]) continue;
    best[pair.old_id] = good;
    meanings[pair.old_id] = pair.new_id + 1;
  }
  return meanings;
}

std::vector<uint32_t> NewMeanings(size_t new_size) {
  std::vector<uint32_t> meanings(new_size);
  for (uint32_t id = 0; id < new_size; ++id) meanings[id] = id + 1;
  return meanings;
}

}  // namespace codicil
