// What an edition changed, as it is shown.
#pragma once

#include <string>
#include <vector>

#include "corpus/list_history.h"
#include "corpus/work.h"
#include "output/anchors.h"

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

// Everything that is referred to must outlive this.
struct EditionChanges {
  const Work& work;
  const uint32_t edition;  // not the first
  const std::vector<ListHistory>& lists;
  const Anchors &old_anchors, &new_anchors;  // of the edition before, and of this one
  std::vector<ChangeChapter> chapters;
  std::vector<EntryPairRecord> entries;  // terms that are new, gone or edited

  EditionChanges(const Work& a_work, uint32_t an_edition, const std::vector<ListHistory>& a_lists,
                 const Anchors& olds, const Anchors& news, Cards which = Cards::kOfWords);

  const EditionRecord& was() const { return work.editions[edition - 1]; }
  const EditionRecord& is() const { return work.editions[edition]; }

  std::string TitleOf(const ChangeChapter& chapter) const;
  // Its name in addresses: "6".
  std::string SlugOf(const ChangeChapter& chapter) const;
  // The id of the card's element.
  std::string AnchorOf(const ChangeCard& card) const;
  std::string AnchorOf(const EntryPairRecord& entry) const;
  // Bytes of words that the cards show.
  size_t Size() const;

 private:
  size_t SizeOf(const ChangeCard& card) const;
};

}  // namespace codicil::changes
