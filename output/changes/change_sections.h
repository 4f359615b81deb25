// The sections of a page of changes: the summary by chapter, names that came and went, the legend,
// the cards of each chapter and of the glossary, what was only renumbered.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "output/changes/card_writer.h"

namespace codicil::changes {

class ChangeSections {
 public:
  // Returns where the cards of a chapter are, or with "glossary" those of the glossary: the address
  // of a page, or "" for the page itself.
  using PageOf = std::function<std::string(const std::string& slug)>;

  // Where chapters have pages of their own, they have lines that lead there in place of cards. All
  // must outlive this object.
  ChangeSections(html::HtmlWriter& out, const EditionChanges& changes, const ChangeLinks& links,
                 PageOf page_of);

  void WriteCounts();
  void WriteNames();
  static void WriteLegend(html::HtmlWriter& out, bool hidden = false);
  void WriteChapters();
  void WriteGlossary();
  void WriteRenumbered();
  void WriteHidden();
  // The cards alone.
  void WriteCards(const ChangeChapter& chapter);
  void WriteEntries();

 private:
  bool IsApart(const std::string& slug) const { return !page_of_(slug).empty(); }
  struct CountsRow {
    std::string address, title;
    ChangeSummary summary;
  };
  std::string AddressOf(const std::string& slug) const;  // of the cards
  void WriteTable(const std::vector<CountsRow>& rows);
  void OpenChapter(const std::string& slug, const std::string& title);
  std::pair<std::string, std::string> CameAndWent(const ListHistory& list) const;
  bool WasThere(const ListHistory& list) const;

  html::HtmlWriter& out_;
  const EditionChanges& changes_;
  const Work& work_;
  CardWriter writer_;
  PageOf page_of_;
};

}  // namespace codicil::changes
