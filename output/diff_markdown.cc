// The changes as Markdown, for a pull request or a release page.

#include <fmt/format.h>

#include "output/diff_parts.h"
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
  if (begin == text.npos) return std::string(text.size() ? " " : "");
  const size_t end = text.find_last_not_of(" \n") + 1;
  return fmt::format("{}{}{}{}{}", begin ? " " : "", mark, Escape(text.substr(begin, end - begin)),
                     mark, end < text.size() ? " " : "");
}

class MarkdownReport {
 public:
  MarkdownReport(const DiffReport& report, const DiffOptions& options)
      : report_(report),
        options_(options),
        filter_(report.editions, options),
        index_(IndexOf(report.editions)) {}

  std::string Write() {
    out_ += fmt::format("# {} → {}\n\n", Escape(DateOf(report_.editions.old_edition)),
                        Escape(DateOf(report_.editions.new_edition)));
    out_ += IsEmpty(report_.editions.concordance, report_.diff) ? "Nothing has changed."
                                                                : DescribeCounts(report_) + ".";
    out_ += "\n";
    if (filter_.ShowsOverview()) {
      WriteShifts();
      WriteLists();
    }
    WriteProvisions();
    WriteGlossary();
    WriteMatter("Front matter", report_.diff.front_matter);
    WriteMatter("Back matter", report_.diff.back_matter);
    const std::string hidden = DescribeHidden(report_, filter_, options_);
    if (!hidden.empty()) out_ += "\n" + Escape(hidden) + "\n";
    return Writable(out_, WrittenForm::kMarkdown);
  }

 private:
  void WriteShifts() {
    if (report_.diff.shifts.empty()) return;
    out_ += "\n## Renumbered\n\n";
    for (const Shift& shift : report_.diff.shifts) {
      out_ += "- " + DescribeShift(report_.editions, shift) + "\n";
    }
  }

  void WriteLists() {
    if (report_.lists.empty()) return;
    out_ += "\n## Lists\n\n";
    for (const ListChange& list : report_.lists) {
      const std::string fate = DescribeFate(list);
      out_ += "- " + Escape(list.name) + (fate.empty() ? "" : " (" + Escape(fate) + ")") + ":";
      std::string_view comma = " ";
      const auto put = [&](const std::string& name, std::string_view mark) {
        out_ += fmt::format("{}{}", comma, Marked(name, mark));
        comma = ", ";
      };
      for (const std::string& name : list.added) put(name, "**");
      for (const std::string& name : list.removed) put(name, "~~");
      out_ += "\n";
    }
  }

  void WriteProvisions() {
    const auto& pairs = report_.editions.concordance.pairs;
    bool titled = false;
    for (size_t i = 0; i < pairs.size(); ++i) {
      if (!filter_.Shows(pairs[i])) continue;
      if (!titled) out_ += "\n## Changes\n";
      titled = true;
      const std::string title = TitleOf(report_.editions, pairs[i], report_.diff.provisions[i]);
      out_ += fmt::format("\n### {}{}{}\n\n*{}*\n", NumbersOf(report_.editions, pairs[i]),
                          title.empty() ? "" : " · ", Escape(title), KindsOf(pairs[i].kinds));
      const std::string parts = DescribeParts(report_.editions, index_, pairs[i]);
      if (!parts.empty()) out_ += "\n" + parts + "\n";
      WriteProvision(pairs[i], report_.diff.provisions[i]);
    }
  }

  void WriteProvision(const Correspondence& pair, const ProvisionDiff& diff) {
    if (!diff.main) {
      if (diff.text.old_passage) out_ += "\nWas: " + Escape(diff.text.old_passage->text) + "\n";
      return;
    }
    WritePassage({}, diff.heading);
    WritePassage({}, diff.text);
    for (const ExampleDiff& example : diff.examples) {
      const bool stays = example.old_example.provision == pair.old_id;
      if (!example.passage.changed() && stays) continue;
      WritePassage(DescribeExample(report_.editions, example, pair) + ": ", example.passage);
    }
    for (const PassageDiff& note : diff.notes) WritePassage("Note: ", note);
  }

  void WritePassage(std::string_view label, const PassageDiff& passage) {
    if (!passage.changed() && label.empty()) return;
    out_ += fmt::format("\n{}{}", label.empty() ? "" : "> ", label);
    if (!passage.changed() && passage.new_passage) out_ += Escape(passage.new_passage->text);
    bool first = true;
    for (const DiffPiece& piece : PiecesOf(passage, options_.context)) {
      if (piece.cut_before) out_ += first ? "… " : " … ";
      WritePiece(piece);
      first = false;
    }
    out_ += "\n";
  }

  void WritePiece(const DiffPiece& piece) {
    switch (piece.kind) {
      case EditKind::kEqual:
        out_ += Escape(piece.new_text);
        break;
      case EditKind::kRetargeted:
        out_ += Marked(piece.new_text, "**") + " (now refers to another)";
        break;
      default:
        out_ += Marked(piece.old_text, "~~");
        // Two adjacent marks would not be read as marks.
        if (!piece.old_text.empty() && !piece.new_text.empty()) out_ += ' ';
        if (!out_.empty() && out_.ends_with("~~") && !piece.new_text.empty()) out_ += ' ';
        out_ += Marked(piece.new_text, "**");
    }
    if (piece.cut_after) out_ += " …";
  }

  void WriteGlossary() {
    const auto& pairs = report_.editions.concordance.glossary;
    bool titled = false;
    for (size_t i = 0; i < pairs.size(); ++i) {
      if (!filter_.Shows(pairs[i])) continue;
      if (!titled) out_ += "\n## Glossary\n";
      titled = true;
      const GlossaryDiff& diff = report_.diff.glossary[i];
      const Passage* term = diff.term.new_passage ? diff.term.new_passage : diff.term.old_passage;
      out_ += fmt::format("\n### {}\n\n*{}*\n", Escape(term->text), KindsOf(pairs[i].kinds));
      if (diff.term.old_passage && diff.term.new_passage) WritePassage({}, diff.term);
      WritePassage({}, diff.text);
    }
  }

  void WriteMatter(std::string_view title, const std::vector<MatterDiff>& blocks) {
    bool titled = false;
    for (const MatterDiff& block : blocks) {
      if (!filter_.Shows(block)) continue;
      if (!titled) out_ += fmt::format("\n## {}\n", title);
      titled = true;
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

std::string WriteDiffMarkdown(const DiffReport& report, const DiffOptions& options) {
  return MarkdownReport(report, options).Write();
}

}  // namespace codicil
