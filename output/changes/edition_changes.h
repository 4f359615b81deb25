// What an edition changed, as it is shown.
#pragma once

#include <string>
#include <vector>

#include "corpus/list_history.h"
#include "corpus/work.h"
#include "diff/change_summary.h"
#include "output/anchors.h"
#include "output/wording/wording.h"

namespace codicil::changes {

// ChangesByChapter of the transition into the edition, which is not the first.
std::vector<ChangeChapter> ChangesByChapter(const Work& work, uint32_t edition,
                                            Cards which = Cards::kOfWords);
// How much the edition changed; nothing for the first one. Linear in the pairs of the transition.
ChangeSummary SummaryOf(const Work& work, uint32_t edition);

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

  std::string TitleOf(const ChangeChapter& chapter, const Wording& say) const;
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
