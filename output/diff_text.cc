// The changes for a terminal.

#include <fmt/format.h>

#include "output/diff_walk.h"
#include "output/types.h"
#include "output/wrapped_text.h"
#include "text/printable.h"

namespace codicil {
namespace {

constexpr std::string_view kBold = "\x1b[1m";
constexpr std::string_view kDim = "\x1b[2m";
constexpr std::string_view kRed = "\x1b[31m";
constexpr std::string_view kGreen = "\x1b[32m";
// Color is not the only distinction: old words are struck through, new ones underlined.
constexpr std::string_view kOld = "\x1b[31;9m";
constexpr std::string_view kNew = "\x1b[32;4m";
constexpr std::string_view kCyan = "\x1b[36m";
constexpr std::string_view kReset = "\x1b[0m";

class DiffTextSink : public DiffSink {
 public:
  DiffTextSink(const DiffReport& report, const DiffOptions& options, ByteSink& out)
      : report_(report), options_(options), out_(out) {}

  void WriteSummary() override {
    Put("{}\n", Styled(fmt::format("{} → {}", DateOf(report_.editions.old_edition),
                                   DateOf(report_.editions.new_edition)),
                       kBold));
    WrappedText counts = Wrapped(0);
    counts.Add(IsEmpty(report_.editions.concordance, report_.diff) ? "Nothing has changed."
                                                                   : DescribeCounts(report_));
    out_.Write(counts.Finish());
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
      WrappedText line = Wrapped(2);
      const std::string fate = DescribeFate(list);
      line.Add(list.name + (fate.empty() ? "" : " (" + fate + ")") + ":");
      for (const std::string& name : list.added) AddMember(" +", name, kGreen, line);
      for (const std::string& name : list.removed) AddMember(" -", name, kRed, line);
      out_.Write(line.Finish());
    }
  }

  void BeginGroup(std::string_view title) override {
    if (title != kProvisionsTitle) WriteTitle(title);
  }

  void BeginChange(const DiffChange& change) override {
    out_.Put('\n');
    if (change.kinds.empty()) return;
    Put("{}  {}", Styled(change.name, kBold), KindsOf(change.kinds));
    if (!change.title.empty()) out_.Write(Styled(fmt::format("  · {}", change.title), kDim));
    out_.Put('\n');
    WrappedText parts = Wrapped(2);
    parts.Add(change.parts);
    out_.Write(parts.Finish());
  }

  void WritePassage(PassageRole, std::string_view label, const PassageDiff& passage) override {
    WrappedText lines = Labelled(label);
    bool first = true, deleted = false;  // the piece before
    for (const DiffPiece& piece : PiecesOf(passage, options_.context)) {
      if (piece.cut_before) lines.Add(first ? "… " : " … ");
      // Without brackets the old and the new words would touch.
      if (options_.color && deleted && piece.kind == EditKind::kInserted) lines.Add(" ");
      AddPiece(piece, lines);
      first = false;
      deleted = piece.kind == EditKind::kDeleted;
    }
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

  void WriteHidden(std::string_view sentence) override { Put("\n{}\n", Styled(sentence, kDim)); }

 private:
  template <typename... Parts>
  void Put(fmt::format_string<Parts...> form, Parts&&... parts) {
    out_.Write(fmt::format(form, std::forward<Parts>(parts)...));
  }

  std::string Styled(std::string_view text, std::string_view style) const {
    const std::string shown = options_.terminal ? PrintableLines(text) : std::string(text);
    return options_.color ? fmt::format("{}{}{}", style, shown, kReset) : shown;
  }

  WrappedText Wrapped(size_t indent) const {
    return WrappedText(indent, options_.width, options_.terminal);
  }
  WrappedText Labelled(std::string_view label) const {
    WrappedText lines = Wrapped(2);
    if (!label.empty()) lines.Add(fmt::format("{}: ", label));
    return lines;
  }

  void WriteTitle(std::string_view title) { Put("\n{}\n", Styled(title, kBold)); }

  void AddMember(std::string_view sign, const std::string& name, std::string_view style,
                 WrappedText& line) const {
    line.Add(" ");
    line.Add(std::string(sign.substr(1)) + name, options_.color ? style : "");
  }

  void AddPiece(const DiffPiece& piece, WrappedText& lines) const {
    switch (piece.kind) {
      case EditKind::kEqual:
        lines.Add(piece.new_text);
        break;
      case EditKind::kRetargeted:
        AddMarked("{", piece.new_text, " now refers to another}", kCyan, lines);
        break;
      default:
        if (!piece.old_text.empty()) AddMarked("[-", piece.old_text, "-]", kOld, lines);
        if (options_.color && !piece.old_text.empty() && !piece.new_text.empty()) lines.Add(" ");
        if (!piece.new_text.empty()) AddMarked("{+", piece.new_text, "+}", kNew, lines);
    }
    if (piece.cut_after) lines.Add(" …");
  }

  // With color the style is enough, except for a citation whose number stayed. Spaces at the ends
  // remain outside the style, so that lines may break there.
  void AddMarked(std::string_view open, std::string_view text, std::string_view close,
                 std::string_view style, WrappedText& lines) const {
    const std::string_view on = options_.color ? style : std::string_view();
    const bool marks = !options_.color || style == kCyan;
    const auto [begin, end] = WordsOf(text);
    lines.Add(text.substr(0, begin));
    if (marks) lines.Add(open, on);
    lines.Add(text.substr(begin, end - begin), on);
    if (marks) lines.Add(close, on);
    lines.Add(text.substr(end));
  }

  const DiffReport& report_;
  const DiffOptions& options_;
  ByteSink& out_;
};

}  // namespace

void WriteDiffText(const DiffReport& report, const DiffOptions& options, ByteSink& out) {
  DiffTextSink sink(report, options, out);
  WalkDiff(report, options, sink);
}

}  // namespace codicil
