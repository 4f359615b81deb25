// What a number of the old edition became in the new one.
#pragma once

#include <vector>

#include "base/hash_map.h"
#include "crossref/reference_index.h"
#include "diff/concordance.h"
#include "migrate/outside_locator.h"

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
  std::vector<CitedRange> images;
  std::vector<CitedRange> others;
  RuleNumber culprit;    // the member of the range that the state is about, or the single number
  bool pinned = false;   // a person says so
  bool partial = false;  // `images` has but the first of them, for there are many
};

// What two concordances say together. A split in one of them is a split; what only one of them is
// confident of is known if both name the same number.
NumberImage Agreed(NumberImage history, const NumberImage& direct);

class NumberImages {
 public:
  // All arguments must outlive the object. `old_index` is an index of the old edition.
  NumberImages(const ReferenceIndex& old_index, const Edition& new_edition,
               const Concordance& concordance, float min_confidence);

  // Returns the image of one number, or of the siblings from `first` to `last`, whose images are
  // given as ranges. Constant time.
  NumberImage Of(const RuleNumber& first, const RuleNumber& last) const;
  // Returns the image of a number and everything below it: kBroken if these did not all go to one
  // place. Linear in these the first time. Not thread-safe.
  NumberImage OfFamily(const RuleNumber& number) const;

 private:
  NumberImage OfOne(const RuleNumber& number) const;
  NumberImage OfRange(const RuleNumber& first, const RuleNumber& last) const;
  NumberImage OfProvision(ProvisionId id) const;
  NumberImage WithMembers(NumberImage family, ProvisionId old_id) const;
  ProvisionId KnownOf(ProvisionId id) const;
  ProvisionId SiblingAfter(ProvisionId id) const;
  void FindRuns();

  const ReferenceIndex& old_index_;
  const Edition& old_edition_;
  const Edition& new_edition_;
  const Concordance& concordance_;
  const float min_confidence_;
  const ConcordanceIndex index_;
  // Of each old provision: the last of the siblings from it on whose images follow one another, and
  // the first of those from it on that has no known image, or kNoProvision.
  std::vector<ProvisionId> run_end_;
  std::vector<ProvisionId> next_unknown_;
  mutable HashMap<ProvisionId, NumberImage> families_;  // those asked for
};

}  // namespace codicil
