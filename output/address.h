// The address of each passage of a work in its site. All of them are made here, those of pages and
// those that other formats give of a passage.
//
//   rule/702.19/#r702.19b         the newest edition; always alive
//   rule/702.19b/                 leads there; an old number leads to what it became
//   2021-03-01/702/#r702.19b      an edition as it was; never changes
//   id/k7m2q/                     the history of a provision; for ever
//
// Addresses are folders, relative to the site's root, with a final "/" (and an anchor).
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/work.h"
#include "output/anchors.h"

namespace codicil {

// How the provisions of an edition are shared out to pages: a page for each section, for each
// subsection, and, where `split` says so, for each rule of a long list of titled rules. The rest is
// on the page of the nearest provision above it.
class EditionPages {
 public:
  EditionPages() = default;
  EditionPages(const EditionRecord& edition, bool split);

  const std::vector<ProvisionId>& pages() const { return pages_; }  // in order
  ProvisionId PageOf(ProvisionId id) const { return page_of_[id]; }
  bool IsPage(ProvisionId id) const { return page_of_[id] == id; }

 private:
  std::vector<ProvisionId> pages_;
  std::vector<ProvisionId> page_of_;
};

class Addresses {
 public:
  // The work must outlive this object.
  explicit Addresses(const Work& work);

  // "2021-03-01": the date, or the id if that is not enough.
  const std::string& Edition(uint32_t edition) const { return editions_[edition].name; }
  std::string EditionHome(uint32_t edition) const { return Edition(edition) + "/"; }

  // A provision of the newest edition, on its page.
  std::string Rule(ProvisionId id) const;
  std::string RulePage(ProvisionId page) const;
  // The address that is made of its number alone: "rule/702.19b/".
  std::string Number(ProvisionId id) const;
  // The same for a number of any edition. Two numbers may have the same one.
  std::string OldNumber(uint32_t edition, ProvisionId id) const;

  // A provision as it was in an edition, on its page: a page is kept once for each text that it has
  // had, under the date of the first edition with it.
  std::string Dated(uint32_t edition, ProvisionId id) const;
  std::string DatedPage(uint32_t edition, ProvisionId page) const;
  // The address with the edition's own date, which leads to that.
  std::string OwnDatedPage(uint32_t edition, ProvisionId page) const;

  std::string History(LineageIndex history) const;
  std::string HistoryOf(uint32_t edition, ProvisionId id) const;

  // What an edition that is not the first changed.
  std::string Changes(uint32_t edition) const { return "changes/" + Edition(edition) + "/"; }

  // A term of the newest edition, or of another one.
  std::string Entry(uint32_t entry) const;
  std::string DatedEntry(uint32_t edition, uint32_t entry) const;

  const EditionPages& newest_pages() const { return newest_pages_; }
  const EditionPages& pages(uint32_t edition) const { return editions_[edition].pages; }
  const Anchors& anchors(uint32_t edition) const { return editions_[edition].anchors; }

 private:
  struct OfEdition {
    std::string name;
    EditionPages pages;
    Anchors anchors;
    std::map<ProvisionId, Place> first;  // of each page: where its text was first
  };
  void FindFirst(uint32_t edition);
  // Whether a page reads as that of the edition before did.
  bool ReadAlike(uint32_t edition, ProvisionId page, ProvisionId was) const;
  std::string Slug(uint32_t edition, ProvisionId id) const;

  const Work& work_;
  std::vector<OfEdition> editions_;
  EditionPages newest_pages_;
};

// The address of each list that any edition has, by its name.
std::map<std::string, std::string> ListAddresses(const Work& work);

// The way from a page in `folder` to an address: "../../id/k7m2q/"; "#r702.19b" on the same page.
std::string Relative(std::string_view folder, std::string_view address);

// `text` as the name of a folder: letters and digits of any script, ".", "-" and "_".
std::string FolderName(std::string_view text);

}  // namespace codicil
