// Which of two editions a text cites. A text that was migrated, or written later, cites the new
// one, although its numbers do not show it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/hash_map.h"
#include "migrate/number_images.h"
#include "migrate/outside_locator.h"
#include "migrate/quotation_checker.h"
#include "migrate/quotations.h"

namespace codicil {

// Which edition a citation may belong to.
enum class CitationFit : uint8_t { kEither, kOld, kNew, kNeither };

struct CitedPart {
  OutsideLocator locator;
  NumberImage image;
  QuotationVerdict quotation;
  Quotation quoted;  // the quotation that the verdict is about
  CitationFit fit = CitationFit::kEither;
  // The new edition has the number, but what was cited has another one there, or none: nothing
  // shows that the citation is out of date.
  bool reused = false;
  std::string contested;  // why it is not certain which edition's number it is; empty if it is

  bool IsRewritable() const;
  // Whether it is right to leave the citation as it is.
  bool IsKept() const;
};

// How much more like one edition's provision than another's the words around a number must be, in
// nats, to decide between them: four rare words, or one that occurs nowhere else.
inline constexpr double kClearlyLiker = 9.0;

void SortUnique(std::vector<uint64_t>& words);
// Returns the words around [begin, end), within its paragraph, sorted.
std::vector<uint64_t> WordsAround(std::string_view text, size_t begin, size_t end);

struct EditionFit {
  size_t citations = 0;  // numbers and ranges
  size_t of_old = 0;     // of these: can belong to the old edition
  size_t of_new = 0;     // of these: can belong to the new edition; most can belong to both
  size_t new_alone = 0;  // of these: can belong only to the new edition
  // Of these: can belong only to the old edition, and would be rewritten. A citation that migration
  // leaves as it is (because the rule was removed or split) does not show whether it was done.
  size_t old_alone = 0;
  uint32_t first_new_begin = 0;  // the first one that can belong only to the new edition,
  uint32_t first_new_end = 0;    // if there is one; bytes of the text

  bool FitsNewBetter() const { return new_alone > old_alone; }
};

// The words of each provision. The words around a number show whether it means that provision.
class ProvisionWords {
 public:
  // The edition must outlive it. O(n log n).
  explicit ProvisionWords(const Edition& edition);

  // Returns how much of `words` (sorted) occurs in the provision or in those above it, in nats of
  // surprise, so that rare words count for more.
  double Likeness(const std::vector<uint64_t>& words, ProvisionId id) const;

 private:
  double WeightOf(uint64_t word) const;

  const Edition& edition_;
  std::vector<std::vector<uint64_t>> words_;  // of each provision, sorted
  HashMap<uint64_t, uint32_t> counts_;        // by word: how many provisions have it
};

// Not thread-safe.
class EditionJudge {
 public:
  // Both must outlive it.
  EditionJudge(const Edition& old_edition, const Edition& new_edition)
      : old_edition_(old_edition), new_edition_(new_edition) {}

  // Judges by whether each edition has the numbers, by what is quoted next to them and, if that is
  // inconclusive, by the words around them. Adds the result to `sum`.
  CitationFit Judge(std::string_view unmarked, const CitedPart& part, EditionFit& sum);

 private:
  CitationFit ByNumber(const CitedPart& part) const;
  CitationFit ByWords(std::string_view unmarked, const CitedPart& part);

  const Edition& old_edition_;
  const Edition& new_edition_;
  std::optional<ProvisionWords> old_words_;  // made on first use
  std::optional<ProvisionWords> new_words_;
};

}  // namespace codicil
