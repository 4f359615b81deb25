// The changes that an edition brought, grouped as people read them.
#pragma once

#include <vector>

#include "corpus/work.h"

namespace codicil::site {

// Provisions that are shown together: a new or a removed one with those below it, one whose words
// changed, all the parts of a split, all the sources of a merger.
struct ChangeCard {
  ChangeKinds kinds;              // of all its pairs
  std::vector<ProvisionId> olds;  // of the edition before, in order
  std::vector<ProvisionId> news;  // in order
  float confidence = 1;           // of its least sure pair
  uint32_t below = 0;             // provisions below it whose numbers changed as its own did
};

struct ChangeChapter {
  ProvisionId chapter = kNoProvision;  // of the edition
  std::vector<ChangeCard> cards;
  std::vector<ChangeCard> renumbered;  // whose number or place changed, and nothing else
};

// In the order of the edition; a removed provision comes after what it used to follow. Chapters
// without a change are left out, as is what is only typeset differently. `edition` is not the
// first. Linear in the pairs of the transition.
std::vector<ChangeChapter> ChangesByChapter(const Work& work, uint32_t edition);

}  // namespace codicil::site
