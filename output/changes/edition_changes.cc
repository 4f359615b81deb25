#include "output/changes/edition_changes.h"

#include <algorithm>
#include <string_view>

#include "corpus/history.h"
#include "output/changes/card_writer.h"
#include "output/trace_parts.h"

namespace codicil::changes {
namespace {

size_t SizeOf(const Work& work, const ProvisionRecord& provision) {
  size_t size = work.texts[provision.text].size();
  for (const TextId example : provision.examples) size += work.texts[example].size();
  return size;
}

}  // namespace

std::vector<ChangeChapter> ChangesByChapter(const Work& work, uint32_t edition, Cards which) {
  const auto numbered = [](const EditionRecord& record) {
    std::vector<NumberedProvision> provisions;
    for (const ProvisionRecord& one : record.provisions)
      provisions.push_back({one.num, one.parent});
    return provisions;
  };
  std::vector<CardPair> pairs;
  for (const PairRecord& pair : work.transitions[edition - 1].pairs)
    pairs.push_back({pair.old_id, pair.new_id, pair.kinds, pair.confidence});
  return ChangesByChapter(numbered(work.editions[edition - 1]), numbered(work.editions[edition]),
                          pairs, which);
}

ChangeSummary SummaryOf(const Work& work, uint32_t edition) {
  return edition == 0 ? ChangeSummary() : codicil::SummaryOf(ChangesByChapter(work, edition));
}

EditionChanges::EditionChanges(const Work& a_work, uint32_t an_edition,
                               const std::vector<ListHistory>& a_lists, const Anchors& olds,
                               const Anchors& news, Cards which)
    : work(a_work),
      edition(an_edition),
      lists(a_lists),
      old_anchors(olds),
      new_anchors(news),
      chapters(ChangesByChapter(work, edition, which)) {
  for (const EntryPairRecord& pair : work.transitions[edition - 1].glossary) {
    if (which == Cards::kOfAll || CardWriter::Shows(pair)) entries.push_back(pair);
  }
}

std::string EditionChanges::TitleOf(const ChangeChapter& chapter, const Wording& say) const {
  if (chapter.chapter == kNoProvision) return say("Removed");
  return NameOf(work, Place{edition, chapter.chapter});
}

std::string EditionChanges::SlugOf(const ChangeChapter& chapter) const {
  if (chapter.chapter == kNoProvision) return "removed";
  return new_anchors.Provision(chapter.chapter).substr(1);
}

std::string EditionChanges::AnchorOf(const ChangeCard& card) const {
  return card.news.empty() ? "was-" + old_anchors.Provision(card.olds[0]).substr(1)
                           : new_anchors.Provision(card.news[0]);
}

std::string EditionChanges::AnchorOf(const EntryPairRecord& entry) const {
  // Of merged entries, each has a card.
  const bool by_old = entry.new_entry == kNoEntry || entry.kinds.Has(ChangeKind::kMerged);
  return by_old ? "was-" + old_anchors.Entry(entry.old_entry) : new_anchors.Entry(entry.new_entry);
}

size_t EditionChanges::Size() const {
  size_t size = 0;
  for (const ChangeChapter& chapter : chapters) {
    for (const ChangeCard& card : chapter.cards) size += SizeOf(card);
  }
  for (const EntryPairRecord& pair : entries) {
    if (pair.new_entry != kNoEntry) size += work.texts[is().glossary[pair.new_entry].text].size();
  }
  return size;
}

// What both editions have is mostly shown once.
size_t EditionChanges::SizeOf(const ChangeCard& card) const {
  size_t size = 0;
  for (const ProvisionId id : card.news) size += changes::SizeOf(work, is().provisions[id]);
  if (card.olds.size() == 1 && card.news.size() == 1) return size;
  for (const ProvisionId id : card.olds) size += changes::SizeOf(work, was().provisions[id]);
  return size;
}

}  // namespace codicil::changes
