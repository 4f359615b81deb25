// The changes as Markdown, for a pull request or a release page.

#include <fmt/format.h>

#include "output/diff_walk.h"
#include "output/markdown_words.h"
#include "output/writable.h"

namespace codicil {
namespace {

class DiffMarkdownSink : public DiffSink {
 public:
  DiffMarkdownSink(const DiffReport& report, const DiffOptions& options, ByteSink& out)
      : report_(report), options_(options), out_(out) {}

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
    AppendMarkdown(PiecesOf(passage, options_.context), text);
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
  void Put(std::string_view text) { out_.Write(Writable(text, WrittenForm::kMarkdown)); }

  static std::string Lead(std::string_view label) {
    return label.empty() ? "\n" : fmt::format("\n> {}: ", label);
  }

  const DiffReport& report_;
  const DiffOptions& options_;
  ByteSink& out_;
};

}  // namespace

void WriteDiffMarkdown(const DiffReport& report, const DiffOptions& options, ByteSink& out) {
  DiffMarkdownSink sink(report, options, out);
  WalkDiff(report, options, sink);
}

}  // namespace codicil
