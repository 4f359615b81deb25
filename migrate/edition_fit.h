// Which of two editions a text cites: a text that was migrated, or was written later, cites the new
// one, and nothing in a number shows which.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "migrate/cited_part.h"

namespace codicil {

struct EditionFit {
  size_t citations = 0;  // numbers and ranges
  size_t of_old = 0;     // of these: can be of the old edition
  size_t of_new = 0;     // of these: can be of the new edition; most can be of both
  size_t new_alone = 0;  // of these: can be of the new edition alone
  // Of these: can be of the old edition alone, and are to be rewritten. What migrating leaves as it
  // is (a removed rule, one that was split) says nothing of whether it has been done.
  size_t old_alone = 0;
  uint32_t first_new_begin = 0;  // the first that can be of the new edition alone, where there is
  uint32_t first_new_end = 0;    // one; bytes of the text

  bool FitsNewBetter() const { return new_alone > old_alone; }
};

// The words of each provision, to tell by what is said around a number whether it is meant.
class ProvisionWords {
 public:
  // The edition must outlive it. O(n log n).
  explicit ProvisionWords(const Edition& edition);

  // How much of `words` (sorted) the provision of that id, and what it lies in, says: in nats of
  // surprise, so that rare words count for more.
  double Likeness(const std::vector<uint64_t>& words, ProvisionId id) const;

 private:
  double WeightOf(uint64_t word) const;

  const Edition& edition_;
  std::vector<uint64_t> words_;  // of all provisions, sorted for each
  std::vector<uint32_t> begins_;
  std::vector<std::pair<uint64_t, uint32_t>> counts_;  // provisions that have a word, by word
};

// Not thread-safe.
class EditionJudge {
 public:
  // Both must outlive it.
  EditionJudge(const Edition& old_edition, const Edition& new_edition)
      : old_edition_(old_edition), new_edition_(new_edition) {}

  // By whether each edition has the numbers, by what is quoted beside them, and where that shows
  // nothing, by the words around them. Adds the answer to `sum`.
  CitationFit Judge(std::string_view unmarked, const CitedPart& part, EditionFit& sum);

 private:
  CitationFit ByNumber(const CitedPart& part) const;
  CitationFit ByWords(std::string_view unmarked, const CitedPart& part);

  const Edition& old_edition_;
  const Edition& new_edition_;
  std::optional<ProvisionWords> old_words_;  // made when first asked for
  std::optional<ProvisionWords> new_words_;
};

}  // namespace codicil
