// The changes from one edition to the next as a reader sees them: as cards, chapter by chapter.
#pragma once

#include <string>
#include <vector>

#include "diff/concordance.h"

namespace codicil {

// Provisions that are shown together: a new or a removed one with those below it, one whose words
// changed, all the parts of a split, all the sources of a merger.
struct ChangeCard {
  ChangeKinds kinds;               // of all its pairs
  std::vector<ProvisionId> olds;   // of the edition before, in order
  std::vector<ProvisionId> news;   // in order
  float confidence = 1;            // of its least certain pair
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

// What the cards are made of: of each provision its number and what is above it, of each pair of
// the concordance what it says.
struct NumberedProvision {
  std::string num;
  ProvisionId parent = kNoProvision;
};
struct CardPair {
  ProvisionId old_id = kNoProvision;
  ProvisionId new_id = kNoProvision;
  ChangeKinds kinds;
  float confidence = 1;
};

// In the order of the new edition; a removed provision comes after what it used to follow. Chapters
// without any are left out. The pairs are in the order of Concordance::pairs. Linear.
std::vector<ChangeChapter> ChangesByChapter(const std::vector<NumberedProvision>& olds,
                                            const std::vector<NumberedProvision>& news,
                                            const std::vector<CardPair>& pairs,
                                            Cards which = Cards::kOfWords);
std::vector<ChangeChapter> ChangesByChapter(const Edition& old_edition, const Edition& new_edition,
                                            const Concordance& concordance,
                                            Cards which = Cards::kOfWords);

}  // namespace codicil
