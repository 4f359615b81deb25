// The changes for a terminal.

#include <fmt/format.h>

#include "output/diff_parts.h"
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

class TextReport {
 public:
  TextReport(const DiffReport& report, const DiffOptions& options)
      : report_(report),
        options_(options),
        filter_(report.editions, options),
        index_(IndexOf(report.editions)) {}

  std::string Write() {
    WriteHead();
    if (filter_.ShowsOverview()) {
      WriteShifts();
      WriteLists();
    }
    WriteProvisions();
    WriteGlossary();
    WriteMatter("Front matter", report_.diff.front_matter);
    WriteMatter("Back matter", report_.diff.back_matter);
    const std::string hidden = DescribeHidden(report_, filter_, options_);
    if (!hidden.empty()) out_ += fmt::format("\n{}\n", Styled(hidden, kDim));
    return std::move(out_);
  }

 private:
  std::string Styled(std::string_view text, std::string_view style) const {
    const std::string shown = options_.terminal ? PrintableLines(text) : std::string(text);
    return options_.color ? fmt::format("{}{}{}", style, shown, kReset) : shown;
  }

  WrappedText Wrapped(size_t indent) const {
    return WrappedText(indent, options_.width, options_.terminal);
  }

  void WriteHead() {
    out_ += Styled(fmt::format("{} → {}", DateOf(report_.editions.old_edition),
                               DateOf(report_.editions.new_edition)),
                   kBold) +
            "\n";
    WrappedText counts = Wrapped(0);
    counts.Add(IsEmpty(report_.editions.concordance, report_.diff) ? "Nothing has changed."
                                                                   : DescribeCounts(report_));
    out_ += counts.Finish();
  }

  void Title(std::string_view title) { out_ += fmt::format("\n{}\n", Styled(title, kBold)); }

  void WriteShifts() {
    if (report_.diff.shifts.empty()) return;
    Title("Renumbered");
    for (const Shift& shift : report_.diff.shifts) {
      out_ += "  " + DescribeShift(report_.editions, shift) + "\n";
    }
  }

  void WriteLists() {
    if (report_.lists.empty()) return;
    Title("Lists");
    for (const ListChange& list : report_.lists) {
      WrappedText line = Wrapped(2);
      const std::string fate = DescribeFate(list);
      line.Add(list.name + (fate.empty() ? "" : " (" + fate + ")") + ":");
      for (const std::string& name : list.added) AddMember(" +", name, kGreen, line);
      for (const std::string& name : list.removed) AddMember(" -", name, kRed, line);
      out_ += line.Finish();
    }
  }

  void AddMember(std::string_view sign, const std::string& name, std::string_view style,
                 WrappedText& line) const {
    line.Add(" ");
    line.Add(std::string(sign.substr(1)) + name, options_.color ? style : "");
  }

  void WriteProvisions() {
    const auto& pairs = report_.editions.concordance.pairs;
    for (size_t i = 0; i < pairs.size(); ++i) {
      if (!filter_.Shows(pairs[i])) continue;
      WriteProvisionHead(pairs[i], report_.diff.provisions[i]);
      WriteProvision(pairs[i], report_.diff.provisions[i]);
    }
  }

  void WriteProvisionHead(const Correspondence& pair, const ProvisionDiff& diff) {
    out_ += fmt::format("\n{}  {}", Styled(NumbersOf(report_.editions, pair), kBold),
                        KindsOf(pair.kinds));
    const std::string title = TitleOf(report_.editions, pair, diff);
    if (!title.empty()) out_ += Styled(fmt::format("  · {}", title), kDim);
    out_ += "\n";
    WrappedText parts = Wrapped(2);
    parts.Add(DescribeParts(report_.editions, index_, pair));
    out_ += parts.Finish();
  }

  void WriteProvision(const Correspondence& pair, const ProvisionDiff& diff) {
    if (!diff.main) return WriteMerged(diff);
    WritePassage({}, diff.heading);
    WritePassage({}, diff.text);
    for (const ExampleDiff& example : diff.examples) {
      const bool stays = example.old_example.provision == pair.old_id;
      if (!example.passage.changed() && stays) continue;
      WritePassage(DescribeExample(report_.editions, example, pair) + ": ", example.passage);
    }
    for (const PassageDiff& note : diff.notes) WritePassage("Note: ", note);
  }

  // The words of a merged provision are shown with the provision that contributed most to it.
  void WriteMerged(const ProvisionDiff& diff) {
    if (diff.text.old_passage == nullptr) return;
    WrappedText lines = Wrapped(2);
    lines.Add("was: ");
    lines.Add(diff.heading.old_passage->text);
    lines.Add(" ");
    lines.Add(diff.text.old_passage->text);
    out_ += lines.Finish();
  }

  void WritePassage(std::string_view label, const PassageDiff& passage) {
    if (!passage.changed() && label.empty()) return;
    WrappedText lines = Wrapped(2);
    lines.Add(label);
    if (!passage.changed() && passage.new_passage) lines.Add(passage.new_passage->text);
    bool first = true;
    for (const DiffPiece& piece : PiecesOf(passage, options_.context)) {
      if (piece.cut_before) lines.Add(first ? "… " : " … ");
      AddPiece(piece, lines);
      first = false;
    }
    out_ += lines.Finish();
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

  void WriteGlossary() {
    const auto& pairs = report_.editions.concordance.glossary;
    bool titled = false;
    for (size_t i = 0; i < pairs.size(); ++i) {
      if (!filter_.Shows(pairs[i])) continue;
      if (!titled) Title("Glossary");
      titled = true;
      const GlossaryDiff& diff = report_.diff.glossary[i];
      const Passage* term = diff.term.new_passage ? diff.term.new_passage : diff.term.old_passage;
      out_ += fmt::format("\n{}  {}\n", Styled(term->text, kBold), KindsOf(pairs[i].kinds));
      if (diff.term.old_passage && diff.term.new_passage) WritePassage({}, diff.term);
      WritePassage({}, diff.text);
    }
  }

  void WriteMatter(std::string_view title, const std::vector<MatterDiff>& blocks) {
    bool titled = false;
    for (const MatterDiff& block : blocks) {
      if (!filter_.Shows(block)) continue;
      if (!titled) Title(title);
      titled = true;
      out_ += "\n";
      WritePassage({}, block.text);
    }
  }

  const DiffReport& report_;
  const DiffOptions& options_;
  const DiffFilter filter_;
  const ConcordanceIndex index_;
  std::string out_;
};

}  // namespace

std::string WriteDiffText(const DiffReport& report, const DiffOptions& options) {
  return TextReport(report, options).Write();
}

}  // namespace codicil
