// Compares what a text quotes next to a number with the provision of that number.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "crossref/reference_index.h"
#include "migrate/outside_locator.h"
#include "migrate/quotations.h"

namespace codicil {

// Returns the words of a text as they are compared: without case, apostrophes and signs, and
// without numbers, because another edition cites by different ones.
std::vector<uint64_t> QuotedWords(std::string_view text);

class QuotationIndex {
 public:
  static constexpr size_t kFewestWords = 3;  // fewer are not looked for

  // The edition must outlive it. O(n log n).
  explicit QuotationIndex(const Edition& edition);

  // Returns the provisions in whose heading, text or examples the words occur in sequence or, if
  // `at_start`, whose heading or text begins with them. In the order of the tree, at most a
  // handful.
  std::vector<ProvisionId> Find(const std::vector<uint64_t>& words, bool at_start) const;

 private:
  struct Piece {
    uint32_t begin;  // index into words_
    uint32_t end;
    ProvisionId owner;
    bool example;
  };
  void Add(const Passage& passage, ProvisionId owner, bool example);
  const Piece& PieceAt(uint32_t word) const;

  std::vector<uint64_t> words_;
  std::vector<Piece> pieces_;  // by begin
  // The key and the begin of every few words in sequence, sorted.
  std::vector<std::pair<uint64_t, uint32_t>> starts_;
};

struct QuotationVerdict {
  enum Kind : uint8_t {
    kNone,       // no provision has the words: not a quotation from the work
    kRight,      // the cited provision has them
    kElsewhere,  // `owners` have them, but the cited one does not
    kNewNumber,  // the new edition has them at the cited number: it is up to date
  } kind = kNone;
  bool reworded = false;  // kRight, but the new edition no longer has them
  bool in_old = false;    // the old edition has them at the cited number
  bool in_new = false;    // the new edition has them at the cited number
  std::vector<CitedRange> owners;
};

// Not thread-safe.
class QuotationChecker {
 public:
  // Both must outlive the checker.
  QuotationChecker(const ReferenceIndex& old_index, const ReferenceIndex& new_index)
      : old_{old_index, std::nullopt}, new_{new_index, std::nullopt} {}

  // `image` is what the cited range became in the new edition; empty if that is unknown.
  QuotationVerdict Check(std::string_view text, const Quotation& quotation, const CitedRange& cited,
                         const CitedRange& image);

 private:
  struct Side {
    const ReferenceIndex& index;
    std::optional<QuotationIndex> quotations;  // made on first use
  };
  // The provisions that have the words. A heading may be that of a provision above the cited one.
  struct Owners {
    std::vector<ProvisionId> ids;
    bool by_heading = false;
    // There are enough words to identify these provisions; fewer may occur anywhere by chance.
    bool distinct = true;
  };
  static Owners FindOwners(Side& side, std::string_view words, Quotation::Kind kind);
  static bool Has(const Side& side, const Owners& owners, const CitedRange& cited);

  Side old_;
  Side new_;
};

}  // namespace codicil
