// The cited numbers of passages with what they mean, in words that both editions share.
#pragma once

#include <utility>
#include <vector>

#include "diff/concordance.h"
#include "diff/tokens.h"

namespace codicil {

class CitedNumbers {
 public:
  // `meaning_of` gives for each provision what it is called in both editions, never 0. Keeps a
  // reference to `references`.
  CitedNumbers(const CrossReferences& references, std::vector<uint32_t> meaning_of);

  // Appends those at a place, in order.
  void AppendAt(const Place& place, std::vector<CitedNumber>& cited) const;

 private:
  // Of all citations those of one owner: a provision or a glossary entry.
  std::pair<uint32_t, uint32_t> RangeOf(const Place& place) const;
  uint64_t MeaningOf(const Locator& locator) const;

  const CrossReferences& references_;
  std::vector<uint32_t> meaning_of_;
  // The first citation of each owner or of what comes after it; one more at the end.
  std::vector<uint32_t> provisions_;
  std::vector<uint32_t> glossary_;
};

// Meanings for both editions of a concordance: a provision of the old one means what the new one
// means that it became (of a split, the first).
std::vector<uint32_t> OldMeanings(const Concordance& concordance, size_t old_size, size_t new_size);
std::vector<uint32_t> NewMeanings(size_t new_size);

}  // namespace codicil
