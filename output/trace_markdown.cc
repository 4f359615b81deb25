#include <fmt/format.h>

#include "output/markdown_words.h"
#include "output/surety.h"
#include "output/trace.h"
#include "output/trace_parts.h"
#include "output/writable.h"

namespace codicil {
namespace {

class TraceMarkdownWriter {
 public:
  TraceMarkdownWriter(const Trace& trace, ByteSink& out)
      : work_(trace.work), index_(trace.index), found_(trace.found), out_(out) {}

  void Write() {
    const std::string lookup = DescribeLookup(work_, found_);
    if (!lookup.empty()) Put(EscapeMarkdown(lookup) + ".\n\n");
    for (const LineageIndex life : found_.lives) {
      if (life != found_.lives.front()) Put("\n");
      WriteLife(life);
    }
    WriteOthers();
  }

 private:
  void Put(std::string_view text) { out_.Write(Writable(text, WrittenForm::kMarkdown)); }

  void WriteLife(LineageIndex life) {
    const Lineage& lineage = work_.lineages.all[life];
    const Lineage::Stop& last = lineage.stops.back();
    Put(fmt::format("# {}\n\n`{}` in {}: {} of {} editions, {}; {} sure.\n",
                    EscapeMarkdown(NameOf(work_, {last.edition, last.provision})), lineage.id,
                    EscapeMarkdown(work_.title), lineage.stops.size(), work_.editions.size(),
                    EscapeMarkdown(DescribeYears(work_, lineage)), Percent(WeakestLink(lineage))));
    Put("\n" + EscapeMarkdown(DescribeFate(work_, life)) + "\n");
    if (!lineage.pinned.empty()) Put("\nPinned: " + EscapeMarkdown(lineage.pinned) + "\n");
    for (const LifeStep& step : StepsOf(work_, index_, life)) {
      if (!IsUnchanged(step)) WriteStep(life, step);
    }
  }

  void WriteStep(LineageIndex life, const LifeStep& step) {
    Put(fmt::format("\n## {} · {}\n\n*{}*\n",
                    EscapeMarkdown(NameOf(work_.editions[step.place.edition])),
                    EscapeMarkdown(At(work_, step.place).num), DescribeKinds(step)));
    const std::string birth = step.before ? "" : DescribeBirth(work_, life);
    if (!birth.empty()) Put("\n" + EscapeMarkdown(birth) + "\n");
    for (const std::string& sentence : DescribeParts(work_, step))
      Put("\n" + EscapeMarkdown(sentence) + "\n");
    for (const StepPassage& passage : ShownPassages(work_, step, differ_)) {
      std::string text(PassageLabel(passage.role));
      for (const DiffPiece& piece : passage.Pieces()) AppendMarkdown(piece, text);
      Put("\n> " + text + "\n");
    }
  }

  void WriteOthers() {
    if (found_.others.empty()) return;
    Put(fmt::format("\n## {} in other editions\n\n", EscapeMarkdown(found_.number)));
    for (const LineageIndex life : found_.others) {
      const Lineage& lineage = work_.lineages.all[life];
      Put(fmt::format("- `{}`, {}. {}\n", lineage.id,
                      EscapeMarkdown(DescribeYearsOf(work_, lineage, found_.number)),
                      EscapeMarkdown(DescribeFate(work_, life))));
    }
  }

  const Work& work_;
  const TransitionIndex& index_;
  const NamedLives& found_;
  ByteSink& out_;
  TextDiffer differ_;
};

}  // namespace

void WriteTraceMarkdown(const Trace& trace, ByteSink& out) {
  TraceMarkdownWriter(trace, out).Write();
}

}  // namespace codicil
