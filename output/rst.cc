// reStructuredText in the Sphinx dialect of rulebooks, as one file that the RST reader reads back
// to the same tree.  - The title is over- and underlined, the date a field below it. - Sections,
// subsections and rules are headings with their number ("2. Parts", "202. Frame", "202.3"); a
// rule's title is its first paragraph. - A subrule is an item "b. ..." of a list if docutils can
// number it: one letter, directly below a rule. Every other one ("202.3aa", a number used twice,
// "103.1.2") is a heading. The list is not indented, or it would become part of an example of the
// rule above it. - Examples are admonitions, notes are seealso, inside the item that they belong
// to.

#include <fmt/format.h>

#include <algorithm>

#include "output/edition_walk.h"
#include "output/passage_parts.h"
#include "output/rst_inline.h"
#include "output/writable.h"
#include "output/writer.h"

namespace codicil {
namespace {

// By depth of the heading: sections, subsections, rules, and deeper levels.
constexpr std::string_view kUnderlines = "*=-~^\"";

class RstSink : public EditionSink {
 public:
  RstSink(const Edition& edition, ByteSink& out)
      : edition_(edition), out_(out), title_block_(TitleBlock(edition)) {
    WriteHead();
  }

  void Begin(EditionPart part) override {
    if (part != EditionPart::kGlossary || edition_.glossary.empty()) return;
    Heading("Glossary", 1);
    BlankLine();
    Line(0, ".. glossary::");
  }

  // The title block is the document's title already.
  void WriteMatter(const MatterBlock& block) override {
    if (&block == title_block_) return;
    switch (block.kind) {
      case MatterKind::kTitle:
      case MatterKind::kHeading:
        return Heading(OneLine(block.text), 1);
      case MatterKind::kText:
        return Paragraphs(0, block.text);
      case MatterKind::kExample:
        return Directive(0, "admonition:: Example", block.text);
    }
  }

  void WriteProvision(ProvisionId id) override {
    const Provision& provision = edition_.provisions[id];
    if (provision.implied) return;
    aside_indent_ = IsItem(id) ? kItemIndent : 0;
    if (aside_indent_ > 0) return WriteItem(provision);
    const size_t depth = provision.depth;
    std::string title = provision.number.ToString();
    const bool titled = depth <= 2 && !provision.heading.empty();
    if (titled) title += fmt::format(". {}", OneLine(provision.heading));
    Labels(provision);
    Heading(title, depth);
    if (!titled) Paragraphs(0, provision.heading);
    Paragraphs(0, provision.text);
  }

  void WriteAside(ProvisionId, Aside kind, uint32_t, const Passage& aside) override {
    Directive(aside_indent_, kind == Aside::kExample ? "admonition:: Example" : "seealso::", aside);
  }

  // The definition is right below its term.
  void WriteEntry(uint32_t index) override {
    const GlossaryEntry& entry = edition_.glossary[index];
    BlankLine();
    Line(4, OneLine(entry.term));
    below_term_ = true;
    Paragraphs(8, entry.text);
    below_term_ = false;
  }

 private:
  static constexpr size_t kItemIndent = 3;

  void Line(size_t indent, std::string_view line) {
    out_.Write(std::string(indent, ' '));
    out_.Write(Writable(line, WrittenFormat::kText));
    out_.Put('\n');
  }
  void BlankLine() {
    if (out_.size() > 0 && !below_term_) out_.Put('\n');
    below_term_ = false;
  }

  void Heading(std::string_view title, size_t depth) {
    const std::string underline =
        RstUnderline(title, kUnderlines[std::min(depth, kUnderlines.size()) - 1]);
    BlankLine();
    if (depth == 1) Line(0, underline);
    Line(0, title);
    Line(0, underline);
  }

  void WriteHead() {
    Passage title;
    title.text = edition_.title;
    if (title_block_ != nullptr) title = title_block_->text;
    if (!title.empty()) {
      const std::string words = OneLine(title);
      const std::string underline = RstUnderline(words, '#');
      Line(0, underline);
      Line(0, words);
      Line(0, underline);
    }
    if (!DateToState(edition_).empty()) {
      Line(0, fmt::format(":Date: {}", edition_.effective_date));
    } else if (!title.empty() && MayLookLikeSection()) {
      Line(0, fmt::format(":Title: {}", OneLine(title)));
    }
  }

  // A heading over 203 that has no number is read as 2, unless a field follows it: the title again.
  bool MayLookLikeSection() const {
    constexpr uint32_t kHundred = 100;
    if (edition_.provisions.empty()) return false;
    const Provision& first = edition_.provisions.front();
    return first.implied || first.number.value(0) >= kHundred;
  }

  static std::string OneLine(const Passage& passage) {
    std::string line;
    for (const PassagePart& part : SplitPassage(passage, "\n")) {
      if (part.text.empty()) continue;
      if (!line.empty()) line += ' ';
      line += RstInline(part);
    }
    return line;
  }

  void Paragraphs(size_t indent, const Passage& passage) {
    for (const PassagePart& paragraph : SplitPassage(passage, "\n\n")) Paragraph(indent, paragraph);
  }

  // A paragraph that keeps its lines is a line block.
  void Paragraph(size_t indent, const PassagePart& paragraph) {
    BlankLine();
    if (paragraph.text.find('\n') == std::string_view::npos)
      return Line(indent, RstParagraph(paragraph));
    Passage lines;
    lines.text = paragraph.text;
    lines.marks = paragraph.marks;
    for (const PassagePart& line : SplitPassage(lines, "\n"))
      Line(indent, fmt::format("| {}", RstInline(line)));
  }

  void Directive(size_t indent, std::string_view name, const Passage& passage) {
    BlankLine();
    Line(indent, fmt::format(".. {}", name));
    Paragraphs(indent + 4, passage);
  }

  // Any name can be written in backquotes, except one that contains a backquote or a line end.
  void Labels(const Provision& provision) {
    for (std::string_view label : provision.labels) {
      if (label.find_first_of("`\n") != std::string_view::npos) continue;
      BlankLine();
      const bool plain = label.find(':') == std::string_view::npos;
      Line(0, plain ? fmt::format(".. _{}:", label) : fmt::format(".. _`{}`:", label));
    }
  }

  // The list continues the heading above it, so only items may come between the two.
  bool IsItem(ProvisionId id) {
    const Provision& provision = edition_.provisions[id];
    if (provision.labels.empty() && provision.parent != kNoProvision &&
        provision.parent == list_rule_ &&
        IsLettered(provision.number, edition_.provisions[list_rule_].number) &&
        ContinuesList(provision.number)) {
      last_item_ = &provision;
      return true;
    }
    list_rule_ = id;
    last_item_ = nullptr;
    return false;
  }

  // "202.3b" below 202.3; not "202.3aa", "202.3.b", or deeper levels.
  bool IsLettered(const RuleNumber& number, const RuleNumber& rule) const {
    const size_t last = number.size() - 1;
    return number.Depth(edition_.scheme) == 4 && number.is_letter(last) &&
           number.value(last) <= 26 &&
           rule.WithLetter(number.value(last)).ToString() == number.ToString();
  }

  bool ContinuesList(const RuleNumber& number) const {
    const uint32_t letter = number.value(number.size() - 1);
    const uint32_t previous =
        last_item_ == nullptr ? 0 : last_item_->number.value(number.size() - 1);
    // An "i." that does not follow an "h." is read as Roman.
    return letter > previous && (letter != 'i' - 'a' + 1 || previous == letter - 1);
  }

  void WriteItem(const Provision& provision) {
    std::string item = LettersOf(provision.number.value(provision.number.size() - 1)) + ".";
    const std::vector<PassagePart> paragraphs = HeadingAndText(provision);
    if (!paragraphs.empty()) item += fmt::format(" {}", RstParagraph(paragraphs[0]));
    BlankLine();
    Line(0, item);
    for (size_t i = 1; i < paragraphs.size(); ++i) Paragraph(kItemIndent, paragraphs[i]);
  }

  const Edition& edition_;
  ByteSink& out_;
  const MatterBlock* title_block_;
  ProvisionId list_rule_ = kNoProvision;  // the rule whose list may continue
  const Provision* last_item_ = nullptr;
  size_t aside_indent_ = 0;  // of the current provision's
  bool below_term_ = false;
};

}  // namespace

void WriteRst(const Edition& edition, ByteSink& out) {
  RstSink sink(edition, out);
  WalkEdition(edition, sink);
}

}  // namespace codicil
