// The numbers that passages cite, with meanings that both editions share.
#pragma once

#include <vector>

#include "diff/concordance.h"
#include "diff/tokens.h"

namespace codicil {

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
// that it became (the first part, if it was split).
std::vector<uint32_t> OldMeanings(const Concordance& concordance, size_t old_size, size_t new_size);
std::vector<uint32_t> NewMeanings(size_t new_size);

}  // namespace codicil
