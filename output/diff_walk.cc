#include "output/diff_walk.h"

#include <fmt/format.h>

#include <map>

#include "output/anchors.h"
#include "output/passage_parts.h"

namespace codicil {
namespace {

ProvisionId SectionOf(const Edition& edition, ProvisionId id) {
  while (edition.provisions[id].parent != kNoProvision) id = edition.provisions[id].parent;
  return id;
}

// Puts changes into groups by section.
class Sections {
 public:
  Sections(const EditionPair& editions, const ConcordanceIndex& index)
      : editions_(editions), index_(index) {}

  void Add(size_t item) {
    const Correspondence& pair = editions_.concordance.pairs[item];
    if (pair.new_id != kNoProvision) {
      OfNew(pair.new_id).push_back(item);
    } else {
      OfRemoved(SectionOf(editions_.old_edition, pair.old_id)).push_back(item);
    }
  }

  void AppendTo(std::vector<DiffGroup>& groups) {
    for (auto& [id, items] : groups_)
      groups.push_back(
          {DiffGroup::kProvisions, NameOf(editions_.new_edition, id), std::move(items)});
    for (auto& [id, items] : gone_)
      groups.push_back(
          {DiffGroup::kProvisions, NameOf(editions_.old_edition, id), std::move(items)});
  }

 private:
  std::vector<size_t>& OfNew(ProvisionId id) {
    return groups_[SectionOf(editions_.new_edition, id)];
  }
  std::vector<size_t>& OfRemoved(ProvisionId section) {
    for (const uint32_t pair : index_.OfOld(section)) {
      const ProvisionId id = editions_.concordance.pairs[pair].new_id;
      if (id != kNoProvision) return OfNew(id);
    }
    return gone_[section];
  }

  const EditionPair& editions_;
  const ConcordanceIndex& index_;
  std::map<ProvisionId, std::vector<size_t>> groups_;  // by section of the new edition
  std::map<ProvisionId, std::vector<size_t>> gone_;    // by section of the old edition
};

template <typename Items>
std::vector<size_t> ShownOf(const Items& items, const DiffFilter& filter) {
  std::vector<size_t> shown;
  for (size_t i = 0; i < items.size(); ++i) {
    if (filter.Shows(items[i])) shown.push_back(i);
  }
  return shown;
}

class Walk {
 public:
  Walk(const DiffReport& report, const DiffFilter& filter, DiffSink& sink)
      : editions_(report.editions),
        diff_(report.diff),
        filter_(filter),
        index_(IndexOf(editions_)),
        old_anchors_(editions_.old_edition),
        new_anchors_(editions_.new_edition),
        sink_(sink) {}

  void Run(DiffOrder order) {
    const std::vector<DiffGroup> groups = Groups(order);
    sink_.BeginGroups(groups);
    for (const DiffGroup& group : groups) {
      sink_.BeginGroup(group);
      for (const size_t item : group.items) SendItem(group.kind, item);
      sink_.EndGroup();
    }
  }

 private:
  std::vector<DiffGroup> Groups(DiffOrder order) const {
    std::vector<DiffGroup> groups;
    const auto add = [&](DiffGroup::Kind kind, std::string title, std::vector<size_t> items) {
      if (!items.empty()) groups.push_back({kind, std::move(title), std::move(items)});
    };
    std::vector<size_t> shown = ShownOf(editions_.concordance.pairs, filter_);
    if (order == DiffOrder::kSections) {
      Sections sections(editions_, index_);
      for (const size_t item : shown) sections.Add(item);
      sections.AppendTo(groups);
    } else {
      add(DiffGroup::kProvisions, "Changes", std::move(shown));
    }
    add(DiffGroup::kGlossary, "Glossary", ShownOf(editions_.concordance.glossary, filter_));
    // Last, because it is mostly dates and contents.
    add(DiffGroup::kFrontMatter, "Front matter", ShownOf(diff_.front_matter, filter_));
    add(DiffGroup::kBackMatter, "Back matter", ShownOf(diff_.back_matter, filter_));
    return groups;
  }

  void SendItem(DiffGroup::Kind kind, size_t item) {
    switch (kind) {
      case DiffGroup::kProvisions:
        SendProvision(editions_.concordance.pairs[item], diff_.provisions[item]);
        break;
      case DiffGroup::kGlossary:
        SendEntry(editions_.concordance.glossary[item], diff_.glossary[item]);
        break;
      case DiffGroup::kFrontMatter:
        SendBlock(fmt::format("front-{}", item + 1), diff_.front_matter[item]);
        break;
      case DiffGroup::kBackMatter:
        SendBlock(fmt::format("back-{}", item + 1), diff_.back_matter[item]);
        break;
    }
    sink_.EndChange();
  }

  void SendProvision(const Correspondence& pair, const ProvisionDiff& diff) {
    const bool gone = pair.new_id == kNoProvision;
    const bool both = pair.old_id != kNoProvision && !gone;
    sink_.BeginChange(
        {NumbersOf(editions_, pair), TitleOf(editions_, pair, diff),
         DescribeParts(editions_, index_, pair), pair.kinds, both ? pair.confidence : 1,
         gone ? "was-" + old_anchors_.Provision(pair.old_id) : new_anchors_.Provision(pair.new_id),
         diff.part});
    if (diff.main) return SendTexts(pair, diff);
    if (!diff.part) sink_.WriteMerged(diff.heading, diff.text);
  }

  void SendTexts(const Correspondence& pair, const ProvisionDiff& diff) {
    Send(PassageRole::kHeading, {}, diff.heading);
    Send(PassageRole::kText, {}, diff.text);
    if (!diff.text.changed() && pair.new_id != kNoProvision)
      sink_.WriteSame(PassageRole::kText,
                      diff.part ? "The whole text was in the old edition" : "The text is unchanged",
                      editions_.new_edition.provisions[pair.new_id].text);
    for (const ExampleDiff& example : diff.examples) {
      const bool stays = example.old_example.provision == pair.old_id;
      if (example.passage.changed() || !stays)
        SendAny(PassageRole::kExample, DescribeExample(editions_, example, pair), example.passage);
    }
    for (const PassageDiff& note : diff.notes) SendAny(PassageRole::kNote, "Note", note);
  }

  void SendEntry(const GlossaryPair& pair, const GlossaryDiff& diff) {
    const bool gone = pair.new_entry == kNoEntry;
    const GlossaryEntry& entry = gone ? editions_.old_edition.glossary[pair.old_entry]
                                      : editions_.new_edition.glossary[pair.new_entry];
    sink_.BeginChange(
        {std::string(entry.term.text),
         {},
         {},
         pair.kinds,
         gone ? 1 : pair.confidence,
         gone ? "was-" + old_anchors_.Entry(pair.old_entry) : new_anchors_.Entry(pair.new_entry)});
    if (!gone && pair.old_entry != kNoEntry) Send(PassageRole::kHeading, {}, diff.term);
    Send(PassageRole::kText, {}, diff.text);
    if (!diff.text.changed() && !gone)
      sink_.WriteSame(PassageRole::kText, "The text is unchanged", entry.text);
  }

  void SendBlock(std::string anchor, const MatterDiff& block) {
    DiffChange change;
    change.anchor = std::move(anchor);
    sink_.BeginChange(change);
    Send(PassageRole::kText, {}, block.text);
  }

  void Send(PassageRole role, std::string_view label, const PassageDiff& passage) {
    if (passage.changed()) sink_.WritePassage(role, label, passage);
  }
  void SendAny(PassageRole role, std::string_view label, const PassageDiff& passage) {
    static const Passage kNone;
    if (passage.changed()) return sink_.WritePassage(role, label, passage);
    sink_.WriteSame(role, label, passage.new_passage ? *passage.new_passage : kNone);
  }

  const EditionPair& editions_;
  const EditionDiff& diff_;
  const DiffFilter& filter_;
  const ConcordanceIndex index_;
  const Anchors old_anchors_;
  const Anchors new_anchors_;
  DiffSink& sink_;
};

}  // namespace

void WalkDiff(const DiffReport& report, const DiffOptions& options, DiffOrder order,
              DiffSink& sink) {
  const DiffFilter filter(report.editions, options);
  sink.WriteSummary();
  if (ShowsOverview(options)) {
    if (!report.diff.shifts.empty()) sink.WriteShifts(report.diff.shifts);
    if (!report.lists.empty()) sink.WriteLists(report.lists);
  }
  Walk(report, filter, sink).Run(order);
  const std::string hidden = DescribeHidden(report, filter, options);
  if (!hidden.empty()) sink.WriteHidden(hidden);
}

}  // namespace codicil
