#include "output/site/edition_changes.h"

#include <fmt/format.h>

#include "output/site/card_writer.h"
#include "output/trace_parts.h"

namespace codicil::site {
namespace {

// The words of a page with more than these bytes go to a page for each chapter.
constexpr size_t kLargest = 350'000;

size_t SizeOf(const Work& work, const ProvisionRecord& provision) {
  size_t size = work.texts[provision.text].size();
  for (const TextId example : provision.examples) size += work.texts[example].size();
  return size;
}

}  // namespace

EditionChanges::EditionChanges(const Site& a_site, uint32_t an_edition,
                               const std::vector<ListHistory>& a_lists)
    : site(a_site),
      edition(an_edition),
      lists(a_lists),
      chapters(ChangesByChapter(site.work(), edition)) {
  for (const EntryPairRecord& pair : work().transitions[edition - 1].glossary) {
    if (CardWriter::Shows(pair)) entries.push_back(pair);
  }
  apart = Size() > kLargest;
}

std::string EditionChanges::Title() const { return fmt::format("What {} changed", NameOf(is())); }

std::string EditionChanges::TitleOf(const ChangeChapter& chapter) const {
  return NameOf(work(), Place{edition, chapter.chapter});
}

std::string EditionChanges::SlugOf(const ChangeChapter& chapter) const {
  return FolderName(site.addresses.anchors(edition).Provision(chapter.chapter).substr(1));
}

std::string EditionChanges::FolderOf(const std::string& slug) const {
  return apart ? Folder() + slug + "/" : Folder() + "#in-" + slug;
}

size_t EditionChanges::Size() const {
  size_t size = 0;
  for (const ChangeChapter& chapter : chapters) {
    for (const ChangeCard& card : chapter.cards) size += SizeOf(card);
  }
  for (const EntryPairRecord& pair : entries) {
    if (pair.new_entry != kNoEntry) size += work().texts[is().glossary[pair.new_entry].text].size();
  }
  return size;
}

// What both editions have is mostly shown once.
size_t EditionChanges::SizeOf(const ChangeCard& card) const {
  size_t size = 0;
  for (const ProvisionId id : card.news) size += site::SizeOf(work(), is().provisions[id]);
  if (card.olds.size() == 1 && card.news.size() == 1) return size;
  for (const ProvisionId id : card.olds) size += site::SizeOf(work(), was().provisions[id]);
  return size;
}

}  // namespace codicil::site
