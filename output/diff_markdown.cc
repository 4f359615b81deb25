// The changes as Markdown, for a pull request or a release page.

#include <fmt/format.h>

#include "output/diff_walk.h"
#include "output/writable.h"

namespace codicil {
namespace {

// Characters that Markdown or HTML would interpret.
std::string Escape(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\n' || c == '\r') {
      if (out.empty() || out.back() != ' ') out += ' ';
      continue;
    }
    if (std::string_view("\\`*_~[]<>#|&").find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

// Emphasis must not begin or end with a space.
std::string Marked(std::string_view text, std::string_view mark) {
  const size_t begin = text.find_first_not_of(" \n");
  if (begin == text.npos) return std::string(text.empty() ? "" : " ");
  const size_t end = text.find_last_not_of(" \n") + 1;
  return fmt::format("{}{}{}{}{}", begin ? " " : "", mark, Escape(text.substr(begin, end - begin)),
                     mark, end < text.size() ? " " : "");
}

class DiffMarkdownSink : public DiffSink {
 public:
  DiffMarkdownSink(const DiffReport& report, const DiffOptions& options, ByteSink& out)
      : report_(report), options_(options), out_(out) {}

  void WriteSummary() override {
    Put(fmt::format("# {} → {}\n\n", Escape(DateOf(report_.editions.old_edition)),
                    Escape(DateOf(report_.editions.new_edition))));
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
      std::string line =
          "- " + Escape(list.name) + (fate.empty() ? "" : " (" + Escape(fate) + ")") + ":";
      std::string_view comma = " ";
      const auto put = [&](const std::string& name, std::string_view mark) {
        line += fmt::format("{}{}", comma, Marked(name, mark));
        comma = ", ";
      };
      for (const std::string& name : list.added) put(name, "**");
      for (const std::string& name : list.removed) put(name, "~~");
      Put(line + "\n");
    }
  }

  void BeginGroup(const DiffGroup& group) override { Put(fmt::format("\n## {}\n", group.title)); }

  void BeginChange(const DiffChange& change) override {
    if (change.kinds.empty()) return;
    Put(fmt::format("\n### {}{}{}\n\n*{}*\n", Escape(change.name),
                    change.title.empty() ? "" : " · ", Escape(change.title),
                    KindsOf(change.kinds)));
    if (!change.parts.empty()) Put("\n" + change.parts + "\n");
  }

  void WritePassage(PassageRole, std::string_view label, const PassageDiff& passage) override {
    std::string text = Lead(label);
    bool first = true;
    for (const DiffPiece& piece : PiecesOf(passage, options_.context)) {
      if (piece.cut_before) text += first ? "… " : " … ";
      AppendPiece(piece, text);
      first = false;
    }
    Put(text + "\n");
  }
  void WriteSame(PassageRole role, std::string_view label, const Passage& passage) override {
    if (role != PassageRole::kText) Put(Lead(label) + Escape(passage.text) + "\n");
  }
  void WriteMerged(const PassageDiff&, const PassageDiff& text) override {
    Put("\nWas: " + Escape(text.old_passage->text) + "\n");
  }

  void WriteHidden(std::string_view sentence) override { Put("\n" + Escape(sentence) + "\n"); }

 private:
  void Put(std::string_view text) { out_.Write(Writable(text, WrittenForm::kMarkdown)); }

  static std::string Lead(std::string_view label) {
    return label.empty() ? "\n" : fmt::format("\n> {}: ", label);
  }

  static void AppendPiece(const DiffPiece& piece, std::string& text) {
    switch (piece.kind) {
      case EditKind::kEqual:
        text += Escape(piece.new_text);
        break;
      case EditKind::kRetargeted:
        text += Marked(piece.new_text, "**") + " (now refers to another)";
        break;
      default:
        text += Marked(piece.old_text, "~~");
        // Two adjacent marks would not be read as marks.
        if (!piece.old_text.empty() && !piece.new_text.empty()) text += ' ';
        if (!text.empty() && text.ends_with("~~") && !piece.new_text.empty()) text += ' ';
        text += Marked(piece.new_text, "**");
    }
    if (piece.cut_after) text += " …";
  }

  const DiffReport& report_;
  const DiffOptions& options_;
  ByteSink& out_;
};

}  // namespace

void WriteDiffMarkdown(const DiffReport& report, const DiffOptions& options, ByteSink& out) {
  DiffMarkdownSink sink(report, options, out);
  WalkDiff(report, options, DiffOrder::kPairs, sink);
}

}  // namespace codicil
