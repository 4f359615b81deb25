// The changes that an edition brought, grouped as people read them.
#pragma once

#include <vector>

#include "corpus/work.h"

namespace codicil::changes {

// Provisions that are shown together: a new or a removed one with those below it, one whose words
// changed, all the parts of a split, all the sources of a merger.
struct ChangeCard {
  ChangeKinds kinds;               // of all its pairs
  std::vector<ProvisionId> olds;   // of the edition before, in order
  std::vector<ProvisionId> news;   // in order
  float confidence = 1;            // of its least sure pair
  std::vector<ProvisionId> below;  // old provisions below it whose numbers changed as its own did
};

struct ChangeChapter {
  ProvisionId chapter = kNoProvision;  // of the edition; kNoProvision if it has none
  std::vector<ChangeCard> cards;
  std::vector<ChangeCard> renumbered;  // whose number or place changed, and nothing else
};

// Which pairs have a card or a line.
enum class Cards : uint8_t {
  kOfWords,  // whose words or place changed; what is only typeset differently is left out
  kOfAll,
};

// In the order of the edition; a removed provision comes after what it used to follow. Chapters
// without any are left out. `edition` is not the first. Linear in the pairs of the transition.
std::vector<ChangeChapter> ChangesByChapter(const Work& work, uint32_t edition,
                                            Cards which = Cards::kOfWords);

}  // namespace codicil::changes
