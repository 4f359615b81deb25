#include "output/diff_walk.h"

namespace codicil {
namespace {

class Walk {
 public:
  Walk(const DiffReport& report, const DiffFilter& filter, DiffSink& sink)
      : editions_(report.editions),
        diff_(report.diff),
        filter_(filter),
        index_(IndexOf(editions_)),
        sink_(sink) {}

  void Run() {
    SendGroup(
        kProvisionsTitle, editions_.concordance.pairs,
        [&](const Correspondence& pair, size_t i) { SendProvision(pair, diff_.provisions[i]); });
    SendGroup("Glossary", editions_.concordance.glossary,
              [&](const GlossaryPair& pair, size_t i) { SendEntry(pair, diff_.glossary[i]); });
    // Last, because it is mostly dates and contents.
    const auto block = [&](const MatterDiff& one, size_t) {
      sink_.BeginChange({});
      Send(PassageRole::kText, {}, one.text);
    };
    SendGroup("Front matter", diff_.front_matter, block);
    SendGroup("Back matter", diff_.back_matter, block);
  }

 private:
  // Those that are shown, under a title if there are any.
  template <typename Item, typename SendItem>
  void SendGroup(std::string_view title, const std::vector<Item>& items, SendItem send) {
    bool open = false;
    for (size_t i = 0; i < items.size(); ++i) {
      if (!filter_.Shows(items[i])) continue;
      if (!open) sink_.BeginGroup(title);
      open = true;
      send(items[i], i);
    }
  }

  void SendProvision(const Correspondence& pair, const ProvisionDiff& diff) {
    const bool gone = pair.new_id == kNoProvision;
    const bool both = pair.old_id != kNoProvision && !gone;
    sink_.BeginChange({NumbersOf(editions_, pair), TitleOf(editions_, pair, diff),
                       DescribeParts(editions_, index_, pair), pair.kinds,
                       both ? pair.confidence : 1});
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
        {std::string(entry.term.text), {}, {}, pair.kinds, gone ? 1 : pair.confidence});
    if (!gone && pair.old_entry != kNoEntry) Send(PassageRole::kHeading, {}, diff.term);
    Send(PassageRole::kText, {}, diff.text);
    if (!diff.text.changed() && !gone)
      sink_.WriteSame(PassageRole::kText, "The text is unchanged", entry.text);
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
  DiffSink& sink_;
};

}  // namespace

void WalkDiff(const DiffReport& report, const DiffOptions& options, DiffSink& sink) {
  const DiffFilter filter(report.editions, options);
  sink.WriteSummary();
  if (ShowsOverview(options)) {
    if (!report.diff.shifts.empty()) sink.WriteShifts(report.diff.shifts);
    if (!report.lists.empty()) sink.WriteLists(report.lists);
  }
  Walk(report, filter, sink).Run();
  const std::string hidden = DescribeHidden(report, filter, options);
  if (!hidden.empty()) sink.WriteHidden(hidden);
}

}  // namespace codicil
