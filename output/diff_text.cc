// The changes for a terminal.

#include <fmt/format.h>

#include "output/diff_walk.h"

namespace codicil {
namespace {

class DiffTextSink : public DiffSink {
 public:
  DiffTextSink(const DiffReport& report, const DiffOptions& options, const PrintStyle& style,
               ByteSink& out)
      : report_(report), options_(options), style_(style), out_(out) {}

  void WriteSummary() override {
    Put("{}\n", Bold(fmt::format("{} → {}", DateOf(report_.editions.old_edition),
                                 DateOf(report_.editions.new_edition))));
    const bool same = IsEmpty(report_.editions.concordance, report_.diff);
    out_.Write(Wrapped(same ? "Nothing has changed." : DescribeCounts(report_), 0, style_));
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
    AddPieces(PiecesOf(passage, options_.context), lines);
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
  void Put(fmt::format_string<Parts...> form, Parts&&... parts) {
    out_.Write(fmt::format(form, std::forward<Parts>(parts)...));
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
  const DiffOptions& options_;
  const PrintStyle& style_;
  ByteSink& out_;
};

}  // namespace

void WriteDiffText(const DiffReport& report, const DiffOptions& options, const PrintStyle& style,
                   ByteSink& out) {
  DiffTextSink sink(report, options, style, out);
  WalkDiff(report, options, sink);
}

}  // namespace codicil
