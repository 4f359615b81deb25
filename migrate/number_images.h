// What a number of the old edition became in the new one.
#pragma once

#include <vector>

#include "crossref/reference_index.h"
#include "diff/concordance.h"

namespace codicil {

struct NumberImage {
  enum State : uint8_t {
    kKnown,      // `first` (and `last`) are the new numbers
    kRemoved,    // nothing corresponds to it
    kSplit,      // several provisions correspond to it: `images`
    kUnsure,     // one does, with too little confidence: `images`
    kAmbiguous,  // several provisions have the old number
    kUnknown,    // no provision has it
    kBroken,     // the images of a range's members are not a range: `images`
    kDisputed,   // two concordances disagree: `images` of the one, `others` of the other
  } state = kUnknown;
  RuleNumber first;
  RuleNumber last;  // empty unless this is a range
  std::vector<RuleNumber> images;
  std::vector<RuleNumber> others;
  RuleNumber culprit;   // the member of the range that the state is about, or the single number
  bool pinned = false;  // a person says so
};

// What two concordances say together. A split in one of them is a split; what only one of them is
// confident of is known if both name the same number.
NumberImage Agreed(NumberImage history, const NumberImage& direct);

class NumberImages {
 public:
  // All arguments must outlive the object. `old_index` is an index of the old edition.
  NumberImages(const ReferenceIndex& old_index, const Edition& new_edition,
               const Concordance& concordance, float min_confidence);

  // Returns the image of one number, or of the siblings from `first` to `last`. Linear in these.
  NumberImage Of(const RuleNumber& first, const RuleNumber& last) const;
  // Returns the image of a number and everything below it: kBroken if these did not all go to one
  // place. Linear in these.
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
