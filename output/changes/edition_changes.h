// What an edition changed, as it is shown.
#pragma once

#include <string>
#include <vector>

#include "corpus/list_history.h"
#include "output/anchors.h"
#include "output/changes/change_cards.h"

namespace codicil::changes {

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
