#include <fmt/format.h>

#include "output/surety.h"
#include "output/trace.h"
#include "output/trace_parts.h"
#include "output/wrapped_text.h"
#include "text/printable.h"

namespace codicil {
namespace {

constexpr std::string_view kBold = "\x1b[1m";
constexpr std::string_view kDim = "\x1b[2m";
constexpr std::string_view kOld = "\x1b[31;9m";
constexpr std::string_view kNew = "\x1b[32;4m";
constexpr std::string_view kReset = "\x1b[0m";

class TraceTextWriter {
 public:
  TraceTextWriter(const Trace& trace, const PrintStyle& style, ByteSink& out)
      : work_(trace.work), index_(trace.index), found_(trace.found), style_(style), out_(out) {}

  void Write() {
    const std::string lookup = DescribeLookup(work_, found_);
    if (!lookup.empty()) out_.Write(Styled(lookup, kDim) + "\n\n");
    for (const LineageIndex life : found_.lives) {
      if (life != found_.lives.front()) out_.Put('\n');
      WriteLife(life);
    }
    WriteOthers();
  }

 private:
  void WriteLife(LineageIndex life) {
    const Lineage& lineage = work_.lineages.all[life];
    const Lineage::Stop& last = lineage.stops.back();
    out_.Write(Styled(NameOf(work_, {last.edition, last.provision}), kBold) +
               Styled("  " + lineage.id, kDim) + "\n");
    Paragraph(fmt::format("{}: {} of {} editions, {}; {} sure.", work_.title, lineage.stops.size(),
                          work_.editions.size(), DescribeYears(work_, lineage),
                          Percent(WeakestLink(lineage))),
              0);
    Paragraph(DescribeFate(work_, life), 0);
    if (!lineage.pinned.empty()) Paragraph("Pinned: " + lineage.pinned, 0);
    for (const LifeStep& step : StepsOf(work_, index_, life)) {
      if (!IsUnchanged(step)) WriteStep(life, step);
    }
  }

  void WriteStep(LineageIndex life, const LifeStep& step) {
    out_.Write(fmt::format("\n{}  {}  {}\n",
                           Styled(NameOf(work_.editions[step.place.edition]), kBold),
                           Styled(At(work_, step.place).num, kBold), DescribeKinds(step)));
    if (!step.before) Paragraph(DescribeBirth(work_, life), 2);
    for (const std::string& sentence : DescribeParts(work_, step)) Paragraph(sentence, 2);
    for (const StepPassage& passage : ShownPassages(work_, step, differ_)) WritePassage(passage);
  }

  void WritePassage(const StepPassage& passage) {
    WrappedText lines(2, style_.width, style_.terminal);
    lines.Add(PassageLabel(passage.role));
    for (const DiffPiece& piece : passage.Pieces()) {
      if (piece.kind == EditKind::kEqual) {
        lines.Add(piece.new_text);
        continue;
      }
      Mark("[-", piece.old_text, "-]", kOld, lines);
      if (style_.color && !piece.old_text.empty() && !piece.new_text.empty()) lines.Add(" ");
      Mark("{+", piece.new_text, "+}", kNew, lines);
    }
    out_.Write(lines.Finish());
  }

  // Spaces at the ends remain outside the style, so that lines may break there.
  void Mark(std::string_view open, std::string_view text, std::string_view close,
            std::string_view style, WrappedText& lines) const {
    if (text.empty()) return;
    const auto [begin, end] = WordsOf(text);
    lines.Add(text.substr(0, begin));
    if (!style_.color) lines.Add(open);
    lines.Add(text.substr(begin, end - begin), style_.color ? style : "");
    if (!style_.color) lines.Add(close);
    lines.Add(text.substr(end));
  }

  void WriteOthers() {
    if (found_.others.empty()) return;
    out_.Write(
        fmt::format("\n{}\n", Styled(fmt::format("{} in other editions", found_.number), kBold)));
    for (const LineageIndex life : found_.others) {
      const Lineage& lineage = work_.lineages.all[life];
      Paragraph(
          fmt::format("{}, {}. {}", lineage.id, DescribeYearsOf(work_, lineage, found_.number),
                      DescribeFate(work_, life)),
          2);
    }
  }

  void Paragraph(std::string_view text, size_t indent) {
    WrappedText lines(indent, style_.width, style_.terminal);
    lines.Add(text);
    out_.Write(lines.Finish());
  }

  std::string Styled(const std::string& text, std::string_view style) const {
    const std::string shown = style_.terminal ? Printable(text) : text;
    return style_.color ? fmt::format("{}{}{}", style, shown, kReset) : shown;
  }

  const Work& work_;
  const TransitionIndex& index_;
  const NamedLives& found_;
  const PrintStyle& style_;
  ByteSink& out_;
  TextDiffer differ_;
};

}  // namespace

void WriteTraceText(const Trace& trace, const PrintStyle& style, ByteSink& out) {
  TraceTextWriter(trace, style, out).Write();
}

}  // namespace codicil
