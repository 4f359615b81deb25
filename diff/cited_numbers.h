// The numbers that passages cite, with meanings that both editions share.
#pragma once

#include <span>
#include <vector>

#include "diff/concordance.h"
#include "diff/tokens.h"

namespace codicil {

// Calls `take(locator)` for each number that the citations of one passage cite, in order; of two
// that overlap, for the first.
template <typename Take>
void ForEachCitedNumber(std::span<const Citation> citations, Take take) {
  uint32_t end = 0;
  for (const Citation& citation : citations) {
    for (const Locator& locator : citation.locators) {
      if (locator.kind != Locator::kNumber || locator.begin >= locator.end || locator.begin < end)
        continue;
      take(locator);
      end = locator.end;
    }
  }
}

class CitedNumbers {
 public:
  // `meaning_of` holds the meaning of each provision, which both editions share and which is never
  // 0. Keeps a reference to `references`.
  CitedNumbers(const CrossReferences& references, std::vector<uint32_t> meaning_of);

  // Appends the numbers cited at a place, in order. O(log citations).
  void AppendAt(const PassageRef& place, std::vector<CitedNumber>& cited) const;

 private:
  uint64_t MeaningOf(const Locator& locator) const;

  const CrossReferences& references_;
  std::vector<uint32_t> meaning_of_;
};

// Meanings for the two editions of a concordance: an old provision means the same as the new one
// that it became (if it was split, the part that kept its number, or the most certain).
std::vector<uint32_t> OldMeanings(const Concordance& concordance, size_t old_size, size_t new_size);
std::vector<uint32_t> NewMeanings(size_t new_size);

}  // namespace codicil
