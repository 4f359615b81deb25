// Compares what a text quotes beside a number with the provision of that number.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "migrate/quotation_index.h"
#include "migrate/quotations.h"

namespace codicil {

// A number, or a range of them, as it is cited.
struct CitedRange {
  RuleNumber first;
  RuleNumber last;  // empty: one number
};

struct QuotationVerdict {
  enum Kind : uint8_t {
    kNone,       // no provision has the words: they are not a quotation from the work
    kRight,      // the cited provision has them
    kElsewhere,  // `owners` have them, and the cited one has not
    kNewNumber,  // the new edition has them at the number as it is cited: it is up to date
  } kind = kNone;
  bool reworded = false;  // kRight, and the new edition has them no more
  bool in_old = false;    // the old edition has them at the number as it is cited
  bool in_new = false;    // so has the new one
  std::vector<RuleNumber> owners;
};

// Not thread-safe.
class QuotationChecker {
 public:
  // Both must outlive it.
  QuotationChecker(const ReferenceIndex& old_index, const ReferenceIndex& new_index)
      : old_{old_index, std::nullopt}, new_{new_index, std::nullopt} {}

  // `image` is what the cited range is in the new edition; empty where that is not known.
  QuotationVerdict Check(std::string_view text, const Quotation& quotation, const CitedRange& cited,
                         const CitedRange& image);

 private:
  struct Side {
    const ReferenceIndex& index;
    std::optional<QuotationIndex> quotations;  // made when first asked for
  };
  // A heading may be that of what the cited provision lies in.
  struct Owners {
    std::vector<ProvisionId> ids;
    bool by_heading = false;
    // Enough words to say that they belong to no other; with fewer they may occur anywhere by
    // chance.
    bool distinct = true;
  };
  static Owners FindOwners(Side& side, std::string_view words, Quotation::Kind kind);
  static bool Has(const Side& side, const Owners& owners, const CitedRange& cited);

  Side old_;
  Side new_;
};

}  // namespace codicil
