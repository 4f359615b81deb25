#include "diff/cited_numbers.h"

#include <algorithm>
#include <span>

namespace codicil {
namespace {

// The order of the places of one owner.
std::pair<int, uint32_t> RankOf(const Place& place) {
  return {place.kind == Place::kHeading ? -1 : place.kind, place.index};
}

}  // namespace

CitedNumbers::CitedNumbers(const CrossReferences& references, std::vector<uint32_t> meaning_of)
    : references_(references), meaning_of_(std::move(meaning_of)) {
  const auto& citations = references.citations;
  for (uint32_t i = 0; i < citations.size(); ++i) {
    const Place& place = citations[i].place;
    std::vector<uint32_t>& first = place.kind == Place::kGlossary ? glossary_ : provisions_;
    if (first.size() <= place.owner) first.resize(place.owner + 1, i);
  }
  const auto in_provisions = glossary_.empty() ? citations.size() : glossary_.front();
  provisions_.push_back(static_cast<uint32_t>(in_provisions));
  glossary_.push_back(static_cast<uint32_t>(citations.size()));
}

std::pair<uint32_t, uint32_t> CitedNumbers::RangeOf(const Place& place) const {
  const std::vector<uint32_t>& first = place.kind == Place::kGlossary ? glossary_ : provisions_;
  if (place.owner + 1 >= first.size()) return {0, 0};
  return {first[place.owner], first[place.owner + 1]};
}

// A range means what its ends mean: provisions inserted between them do not change it.
uint64_t CitedNumbers::MeaningOf(const Locator& locator) const {
  if (locator.targets.empty()) return 0;
  return static_cast<uint64_t>(meaning_of_[locator.targets.front()]) << 32 |
         meaning_of_[locator.targets.back()];
}

void CitedNumbers::AppendAt(const Place& place, std::vector<CitedNumber>& cited) const {
  const auto [first, end] = RangeOf(place);
  const auto citations = std::span(references_.citations).subspan(first, end - first);
  const auto begin = std::partition_point(
      citations.begin(), citations.end(),
      [&](const Citation& citation) { return RankOf(citation.place) < RankOf(place); });
  for (auto at = begin; at != citations.end() && at->place == place; ++at) {
    const Citation& citation = *at;
    for (const Locator& locator : citation.locators) {
      if (locator.kind != Locator::kNumber || locator.begin >= locator.end) continue;
      if (!cited.empty() && locator.begin < cited.back().end) continue;
      cited.push_back({locator.begin, locator.end, MeaningOf(locator)});
    }
  }
}

std::vector<uint32_t> OldMeanings(const Concordance& concordance, size_t old_size,
                                  size_t new_size) {
  std::vector<uint32_t> meanings(old_size);
  for (uint32_t id = 0; id < old_size; ++id) {
    meanings[id] = static_cast<uint32_t>(new_size) + id + 1;  // it means nothing in the new edition
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
