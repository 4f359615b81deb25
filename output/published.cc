// Plain text in the layout in which game rules are published, for programs that read such files.  -
// A table of contents, made of the titles, stands behind the front matter. - All that belongs to a
// provision is one block: the line of its number, further paragraphs set in by five spaces, and a
// line for each example. - So is an entry of the glossary: its term, and a line for each
// paragraph of its text. - Only words are written, no marks.

#include <fmt/format.h>

#include <algorithm>

#include "base/split.h"
#include "output/edition_walk.h"
#include "output/passage_parts.h"
#include "output/writable.h"
#include "output/writer.h"

namespace codicil {
namespace {

class PublishedSink : public EditionSink {
 public:
  PublishedSink(const Edition& edition, ByteSink& out) : edition_(edition), out_(out) {}

  void Begin(EditionPart part) override {
    if (part == EditionPart::kGlossary && !edition_.glossary.empty()) Block("Glossary");
  }
  void End(EditionPart part) override {
    if (part == EditionPart::kFrontMatter) WriteContents();
  }

  void WriteTitle(std::string_view title) override { Block(title); }
  void WriteDate(std::string_view date) override {
    Block(fmt::format("These rules are effective as of {}.", date));
  }
  void WriteMatter(const MatterBlock& block) override {
    std::string_view lead = block.kind == MatterKind::kExample ? "Example: " : "";
    for (const std::string_view paragraph : Split(block.text.text, "\n\n")) {
      Block(fmt::format("{}{}", lead, paragraph));
      lead = {};
    }
  }

  void WriteProvision(ProvisionId id) override {
    const Provision& provision = edition_.provisions[id];
    if (provision.implied) return;
    std::string all = NumberOnItsLine(provision) + " ";
    for (const PassagePart& paragraph : HeadingAndText(provision))
      all += std::string(paragraph.text) + "\n";
    BlankLine();
    SetIn(all);
  }
  void WriteAside(ProvisionId, Aside kind, uint32_t, const Passage& aside) override {
    if (kind == Aside::kExample) return SetIn(fmt::format("Example: {}", aside.text));
    std::string_view lead = "See also";
    for (const std::string_view paragraph : Split(aside.text, "\n\n")) {
      Block(fmt::format("{}: {}", lead, paragraph));
      lead = "See also (continued)";
    }
  }

  void WriteEntry(uint32_t index) override {
    const GlossaryEntry& entry = edition_.glossary[index];
    Block(entry.term.text);
    for (const std::string_view paragraph : Split(entry.text.text, "\n\n")) Line(paragraph);
  }

 private:
  void Line(std::string_view line) {
    out_.Write(Writable(line, WrittenFormat::kText));
    out_.Put('\n');
  }
  void BlankLine() {
    if (out_.size() > 0) out_.Put('\n');
  }
  void Block(std::string_view line) {
    BlankLine();
    Line(line);
  }
  // The lines that are not blank, all but the first set in.
  void SetIn(std::string_view text) {
    std::string_view indent;
    for (const std::string_view line : Split(text, "\n")) {
      if (line.empty()) continue;
      Line(fmt::format("{}{}", indent, line));
      indent = "     ";
    }
  }

  std::vector<const Provision*> TitledSections() const {
    std::vector<const Provision*> titled;
    for (ProvisionId id = 0; id < edition_.provisions.size(); ++id) {
      const Provision& provision = edition_.provisions[id];
      if (!provision.implied && !provision.heading.empty() && IsSection(edition_, id))
        titled.push_back(&provision);
    }
    return titled;
  }

  // Of a part of a work, which has one section, there are none.
  void WriteContents() {
    const auto titled = TitledSections();
    const auto is_first_level = [](const Provision* one) { return one->depth == 1; };
    if (std::ranges::count_if(titled, is_first_level) < 2) return;
    Block("Contents");
    for (const Provision* one : titled) {
      const std::string line = fmt::format("{} {}", NumberOnItsLine(*one), one->heading.text);
      one == titled.front() || is_first_level(one) ? Block(line) : Line(line);
    }
    if (!edition_.glossary.empty()) Block("Glossary");
    for (const MatterBlock& block : edition_.back_matter)
      if (block.kind == MatterKind::kHeading) Block(block.text.text);
  }

  const Edition& edition_;
  ByteSink& out_;
};

}  // namespace

void WritePublished(const Edition& edition, ByteSink& out) {
  PublishedSink sink(edition, out);
  WalkEdition(edition, sink, Contents::kLeftOut);
}

void WriteTextAs(const Edition& edition, const TextLayout& layout, ByteSink& out) {
  StringSink whole;
  layout.published ? WritePublished(edition, whole) : WriteText(edition, whole);
  if (layout.byte_order_mark) out.Write("\xEF\xBB\xBF");
  const std::string text = whole.TakeText();
  for (const std::string_view line : Split(text, "\n")) {
    out.Write(line);
    out.Write(layout.crlf ? "\r\n" : "\n");
  }
}

}  // namespace codicil
