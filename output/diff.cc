// The readable formats of a diff, for a terminal and for a pull request or a release page: one
// walk, with a sink for each. JSON is written without it: it has the whole diff, in the order of
// its parts.

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "diff/change_summary.h"
#include "output/diff_parts.h"
#include "output/markdown_words.h"
#include "output/passage_parts.h"
#include "output/writable.h"

namespace codicil {
namespace {

// A changed provision, entry or block of matter. Blocks have no name and no kinds.
struct DiffChange {
  std::string name;   // "104.3 → 104.4", a term
  std::string title;  // the nearest heading
  std::string parts;  // "Split into 305.1 and 305.2."
  ChangeKinds kinds;
  float confidence = 1;
};

// Of the provisions, which come first.
constexpr std::string_view kProvisionsTitle = "Changes";

enum class PassageRole : uint8_t { kHeading, kText, kExample, kNote };

// Receives the parts of a diff, in this order. Each readable format implements one.
class DiffSink {
 public:
  virtual ~DiffSink() = default;

  // Called first: which editions these are, and how much has changed.
  virtual void WriteSummary() = 0;
  // Runs of new numbers, and lists; called only if there are any and the options show them.
  virtual void WriteShifts(const std::vector<Shift>& shifts) = 0;
  virtual void WriteLists(const std::vector<ListChange>& lists) = 0;
  // What follows is under this title: kProvisionsTitle, "Glossary", "Front matter", "Back matter".
  virtual void BeginGroup(std::string_view title) = 0;
  virtual void BeginChange(const DiffChange& change) = 0;
  virtual void WritePassage(PassageRole role, std::string_view label, const PassageDiff&) = 0;
  // A passage whose words are the same in both editions; `label` says why it is shown.
  virtual void WriteSame(PassageRole, std::string_view /*label*/, const Passage&) {}
  // The old text of a provision merged into one whose changes are shown with another.
  virtual void WriteMerged(const PassageDiff& heading, const PassageDiff& text) = 0;
  // States what is not shown; called only if something is not.
  virtual void WriteHidden(std::string_view sentence) = 0;
};

class DiffTextSink : public DiffSink {
 public:
  DiffTextSink(const DiffReport& report, const PrintStyle& style, ByteSink& out)
      : report_(report), style_(style), out_(out) {}

  void WriteSummary() override {
    Put("{}\n", Bold(fmt::format("{} → {}", DateOf(report_.editions.old_edition),
                                 DateOf(report_.editions.new_edition))));
    const bool same = IsEmpty(report_.editions.concordance, report_.diff);
    out_.Write(Wrapped(same ? "Nothing has changed." : DescribeCounts(report_), 0, style_));
  }
  // In place of all else: how much has changed, in all and in each chapter.
  void WriteStatistics() {
    WriteSummary();
    const EditionPair& editions = report_.editions;
    for (const ChangeChapter& chapter :
         ChangesByChapter(editions.old_edition, editions.new_edition, editions.concordance)) {
      const bool none = chapter.chapter == kNoProvision;
      Put("\n{}\n", Bold(none ? "Removed" : NameOf(editions.new_edition, chapter.chapter)));
      out_.Write(Wrapped(InWords(SummaryOf(chapter)), 2, style_));
    }
  }
  void WriteShifts(const std::vector<Shift>& shifts) override {
    WriteTitle("Renumbered");
    for (const Shift& shift : shifts) {
      Put("  {}\n", DescribeShift(report_.editions, shift));
    }
  }

  void WriteLists(const std::vector<ListChange>& lists) override {
    WriteTitle("Lists");
    for (const ListChange& list : lists) {
      WrappedText line(2, style_);
      const std::string fate = DescribeFate(list);
      line.Add(list.name + (fate.empty() ? "" : " (" + fate + ")") + ":");
      const auto add = [&](char sign, const std::string& name, std::string_view color) {
        line.Add(" ");
        line.Add(sign + name, color);
      };
      for (const std::string& name : list.added) add('+', name, ansi::kGreen);
      for (const std::string& name : list.removed) add('-', name, ansi::kRed);
      out_.Write(line.Finish());
    }
  }

  void BeginGroup(std::string_view title) override {
    if (title != kProvisionsTitle) WriteTitle(title);
  }

  void BeginChange(const DiffChange& change) override {
    out_.Put('\n');
    if (change.kinds.empty()) return;
    Put("{}  {}", Bold(change.name), KindsOf(change.kinds));
    if (!change.title.empty()) out_.Write(Dim(fmt::format("  · {}", change.title)));
    out_.Put('\n');
    out_.Write(Wrapped(change.parts, 2, style_));
  }

  void WritePassage(PassageRole, std::string_view label, const PassageDiff& passage) override {
    WrappedText lines = Labelled(label);
    AddPieces(PiecesOf(passage, report_.options.context), lines);
    out_.Write(lines.Finish());
  }
  void WriteSame(PassageRole role, std::string_view label, const Passage& passage) override {
    if (role == PassageRole::kText) return;
    WrappedText lines = Labelled(label);
    lines.Add(passage.text);
    out_.Write(lines.Finish());
  }
  void WriteMerged(const PassageDiff& heading, const PassageDiff& text) override {
    WrappedText lines = Labelled("was");
    lines.Add(heading.old_passage->text);
    lines.Add(" ");
    lines.Add(text.old_passage->text);
    out_.Write(lines.Finish());
  }

  void WriteHidden(std::string_view sentence) override { Put("\n{}\n", Dim(sentence)); }

 private:
  template <typename... Parts>
  void Put(fmt::format_string<Parts...> format, Parts&&... parts) {
    out_.Write(fmt::format(format, std::forward<Parts>(parts)...));
  }

  std::string Bold(std::string_view text) const { return Styled(text, ansi::kBold, style_); }
  std::string Dim(std::string_view text) const { return Styled(text, ansi::kDim, style_); }
  void WriteTitle(std::string_view title) { Put("\n{}\n", Bold(title)); }

  WrappedText Labelled(std::string_view label) const {
    WrappedText lines(2, style_);
    if (!label.empty()) lines.Add(fmt::format("{}: ", label));
    return lines;
  }

  const DiffReport& report_;
  const PrintStyle& style_;
  ByteSink& out_;
};

class DiffMarkdownSink : public DiffSink {
 public:
  DiffMarkdownSink(const DiffReport& report, ByteSink& out) : report_(report), out_(out) {}

  void WriteSummary() override {
    Put(fmt::format("# {} → {}\n\n", EscapeMarkdown(DateOf(report_.editions.old_edition)),
                    EscapeMarkdown(DateOf(report_.editions.new_edition))));
    Put(IsEmpty(report_.editions.concordance, report_.diff) ? "Nothing has changed."
                                                            : DescribeCounts(report_) + ".");
    Put("\n");
  }
  void WriteShifts(const std::vector<Shift>& shifts) override {
    Put("\n## Renumbered\n\n");
    for (const Shift& shift : shifts) {
      Put("- " + DescribeShift(report_.editions, shift) + "\n");
    }
  }

  void WriteLists(const std::vector<ListChange>& lists) override {
    Put("\n## Lists\n\n");
    for (const ListChange& list : lists) {
      const std::string fate = DescribeFate(list);
      std::string line = "- " + EscapeMarkdown(list.name) +
                         (fate.empty() ? "" : " (" + EscapeMarkdown(fate) + ")") + ":";
      std::string_view comma = " ";
      const auto put = [&](const std::string& name, std::string_view mark) {
        line += fmt::format("{}{}", comma, MarkedMarkdown(name, mark));
        comma = ", ";
      };
      for (const std::string& name : list.added) put(name, "**");
      for (const std::string& name : list.removed) put(name, "~~");
      Put(line + "\n");
    }
  }

  void BeginGroup(std::string_view title) override { Put(fmt::format("\n## {}\n", title)); }

  void BeginChange(const DiffChange& change) override {
    if (change.kinds.empty()) return;
    Put(fmt::format("\n### {}{}{}\n\n*{}*\n", EscapeMarkdown(change.name),
                    change.title.empty() ? "" : " · ", EscapeMarkdown(change.title),
                    KindsOf(change.kinds)));
    if (!change.parts.empty()) Put("\n" + change.parts + "\n");
  }

  void WritePassage(PassageRole, std::string_view label, const PassageDiff& passage) override {
    std::string text = Lead(label);
    AppendMarkdown(PiecesOf(passage, report_.options.context), text);
    Put(text + "\n");
  }
  void WriteSame(PassageRole role, std::string_view label, const Passage& passage) override {
    if (role != PassageRole::kText) Put(Lead(label) + EscapeMarkdown(passage.text) + "\n");
  }
  void WriteMerged(const PassageDiff&, const PassageDiff& text) override {
    Put(fmt::format("\nWas: {}\n", EscapeMarkdown(text.old_passage->text)));
  }

  void WriteHidden(std::string_view sentence) override {
    Put(fmt::format("\n{}\n", EscapeMarkdown(sentence)));
  }

 private:
  void Put(std::string_view text) { out_.Write(Writable(text, WrittenFormat::kMarkdown)); }

  static std::string Lead(std::string_view label) {
    return label.empty() ? "\n" : fmt::format("\n> {}: ", label);
  }

  const DiffReport& report_;
  ByteSink& out_;
};

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
    SendGroup("Between provisions", diff_.between_matter, block);
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

void WalkDiff(const DiffReport& report, DiffSink& sink) {
  const DiffOptions& options = report.options;
  const DiffFilter filter(report.editions, options);
  sink.WriteSummary();
  if (ShowsOverview(options)) {
    if (!report.diff.shifts.empty()) sink.WriteShifts(report.diff.shifts);
    if (!report.lists.empty()) sink.WriteLists(report.lists);
  }
  Walk(report, filter, sink).Run();
  const std::string hidden = DescribeHidden(report, filter);
  if (!hidden.empty()) sink.WriteHidden(hidden);
}

}  // namespace

void WriteDiffText(const DiffReport& report, const PrintStyle& style, ByteSink& out) {
  DiffTextSink sink(report, style, out);
  if (report.options.stat) return sink.WriteStatistics();
  WalkDiff(report, sink);
}

void WriteDiffMarkdown(const DiffReport& report, ByteSink& out) {
  DiffMarkdownSink sink(report, out);
  WalkDiff(report, sink);
}

}  // namespace codicil
