// What an edition changed, as it is shared out to pages.
#pragma once

#include <string>
#include <vector>

#include "corpus/list_history.h"
#include "output/site/change_cards.h"
#include "output/site/site.h"

namespace codicil::site {

struct EditionChanges {
  const Site& site;
  const uint32_t edition;
  const std::vector<ListHistory>& lists;
  std::vector<ChangeChapter> chapters;
  std::vector<EntryPairRecord> entries;  // terms that are new, gone or edited
  bool apart = false;                    // each chapter has its own page, since there is much

  EditionChanges(const Site& a_site, uint32_t an_edition, const std::vector<ListHistory>& a_lists);

  const Work& work() const { return site.work(); }
  const EditionRecord& was() const { return work().editions[edition - 1]; }
  const EditionRecord& is() const { return work().editions[edition]; }

  std::string Title() const;
  std::string TitleOf(const ChangeChapter& chapter) const;
  std::string SlugOf(const ChangeChapter& chapter) const;
  std::string Folder() const { return site.addresses.Changes(edition); }
  // Where the cards of a chapter are, or with "glossary" those of the glossary.
  std::string FolderOf(const std::string& slug) const;

 private:
  size_t Size() const;
  size_t SizeOf(const ChangeCard& card) const;
};

}  // namespace codicil::site
