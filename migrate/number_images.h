// What a number of the old edition is in the new one.
#pragma once

#include <vector>

#include "crossref/reference_index.h"
#include "diff/concordance.h"

namespace codicil {

struct NumberImage {
  enum State : uint8_t {
    kKnown,      // `first` (and `last`) say what it is now
    kRemoved,    // nothing answers to it
    kSplit,      // several provisions answer to it: `images`
    kUnsure,     // one does, with too little confidence: `images`
    kAmbiguous,  // several provisions carry the old number
    kUnknown,    // none does
    kBroken,     // of a range: what corresponds to its members is not a range: `images`
  } state = kUnknown;
  RuleNumber first;
  RuleNumber last;  // of a range, else empty
  std::vector<RuleNumber> images;
  RuleNumber culprit;  // the member of the range that the state is about; of a single number itself
};

class NumberImages {
 public:
  // All of it must outlive the object. `old_index` is of `old_edition`.
  NumberImages(const ReferenceIndex& old_index, const Edition& new_edition,
               const Concordance& concordance, float min_confidence);

  // Of one number, or of the siblings from `first` to `last`. Linear in these.
  NumberImage Of(const RuleNumber& first, const RuleNumber& last) const;
  // Of a number with all below it: kBroken where not all of it went to one place. Linear in these.
  NumberImage OfFamily(const RuleNumber& number) const;

 private:
  NumberImage OfOne(const RuleNumber& number) const;
  NumberImage OfRange(const RuleNumber& first, const RuleNumber& last) const;
  NumberImage OfProvision(ProvisionId id) const;
  bool IsRange(const std::vector<ProvisionId>& images) const;

  const ReferenceIndex& old_index_;
  const Edition& old_edition_;
  const Edition& new_edition_;
  const Concordance& concordance_;
  const float min_confidence_;
  const ConcordanceIndex index_;
};

}  // namespace codicil
