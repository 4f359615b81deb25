// Canonical plain text, which the plain-text reader reads back to the same tree.  - A blank line
// separates all blocks. A block of front or back matter keeps its lines. - "2. Heading", "202.
// Heading", "202.3. Text", "202.3b Text" (no period after a letter). If a provision has a heading
// and a text, the heading is on the number's line. - Further paragraphs of a text or a definition
// begin with five spaces. - "Example: ..." and "See also: ..." begin a paragraph each; the latter
// is a note. Their further paragraphs begin with "Example (continued): ..." and "See also
// (continued): ...". - The glossary begins with a line "Glossary"; an entry is the line of its term
// and a line for each paragraph of its text. - Emphasis is written _like this_ if it consists of
// whole words. Strong, literal, links and citations have no format here: their words remain but the
// mark is dropped. Implied provisions are not written; their children imply them.

#include <fmt/format.h>

#include "base/ascii.h"
#include "ingest/plain_text/layout.h"
#include "output/edition_walk.h"
#include "output/passage_parts.h"
#include "output/writable.h"
#include "output/writer.h"
#include "text/code_points.h"

namespace codicil {
namespace {

constexpr std::string_view kIndent = "     ";

bool IsOfWord(char c) { return IsAlnum(c) || c == '_'; }

// Whether underscores around `inner` are read as emphasis between these neighbours: they must not
// be inside a word, and no underscore may have punctuation on both sides, which would be ambiguous.
bool TakesUnderscores(char before, std::string_view inner, char after) {
  if (inner.empty() || inner.front() == ' ' || inner.back() == ' ') return false;
  if (IsOfWord(before) || IsOfWord(after) || inner.find('_') != std::string_view::npos)
    return false;
  return (before == ' ' || IsOfWord(inner.front())) && (after == ' ' || IsOfWord(inner.back()));
}

// Writes underscores where outermost emphasis begins and ends; nested emphasis cannot be expressed.
std::string Inline(const PassagePart& part) {
  std::string out;
  uint32_t done = 0;
  for (const Mark& mark : part.marks) {
    if (mark.kind != MarkKind::kEmphasis || mark.begin < done) continue;
    const std::string_view inner = part.text.substr(mark.begin, mark.end - mark.begin);
    const char before = mark.begin == 0 ? ' ' : part.text[mark.begin - 1];
    const char after = mark.end == part.text.size() ? ' ' : part.text[mark.end];
    if (!TakesUnderscores(before, inner, after)) continue;
    out += part.text.substr(done, mark.begin - done);
    out += fmt::format("_{}_", inner);
    done = mark.end;
  }
  out += part.text.substr(done);
  return out;
}

class TextSink : public EditionSink {
 public:
  TextSink(const Edition& edition, ByteSink& out) : edition_(edition), out_(out) {}

  void Begin(EditionPart part) override {
    if (part != EditionPart::kGlossary || edition_.glossary.empty()) return;
    BlankLine();
    Line("Glossary");
  }

  void WriteTitle(std::string_view title) override { Line(title); }
  void WriteDate(std::string_view date) override {
    BlankLine();
    Line(fmt::format("These rules are effective as of {}.", date));
  }
  // A heading that is none by its name is underlined, so that it is none of the text above it.
  void WriteMatter(const MatterBlock& block) override {
    std::string_view lead = block.kind == MatterKind::kExample ? "Example: " : "";
    for (const PassagePart& paragraph : SplitPassage(block.text, "\n\n")) {
      BlankLine();
      Line(fmt::format("{}{}", lead, Inline(paragraph)));
      lead = {};
    }
    const bool heading = block.kind == MatterKind::kHeading;
    if (heading && !plain::IsMatterHeading(block.text.text))
      Line(std::string(CountCodePoints(block.text.text), '-'));
  }

  void WriteProvision(ProvisionId id) override {
    const Provision& provision = edition_.provisions[id];
    if (provision.implied) return;
    const std::string indent(ItemsAbove(id) * kIndent.size(), ' ');
    WriteParagraphs(indent + NumberOnItsLine(provision), HeadingAndText(provision));
  }
  void WriteAside(ProvisionId, Aside kind, uint32_t, const Passage& aside) override {
    const std::string_view words = kind == Aside::kExample ? "Example" : "See also";
    std::string lead = fmt::format("{}:", words);
    for (const PassagePart& paragraph : SplitPassage(aside, "\n\n")) {
      WriteParagraphs(lead, {paragraph});
      lead = fmt::format("{} (continued):", words);
    }
  }

  void WriteEntry(uint32_t index) override {
    const GlossaryEntry& entry = edition_.glossary[index];
    BlankLine();
    for (const PassagePart& term : SplitPassage(entry.term, "\n")) Line(Inline(term));
    std::string indent;
    bool first = true;
    for (const PassagePart& paragraph : SplitPassage(entry.text, "\n\n")) {
      if (!first) SetIn(indent, paragraph.text);
      Line(fmt::format("{}{}", indent, Inline(paragraph)));
      first = false;
    }
  }

 private:
  // How many of the provision and those above it are printed with a part of their number, "1." for
  // 4.1.1: each is set in, since lists of one shape are told apart by their place.
  size_t ItemsAbove(ProvisionId id) const {
    size_t items = 0;
    for (; id != kNoProvision; id = edition_.provisions[id].parent) {
      const Provision& provision = edition_.provisions[id];
      const NumberComponent& last = provision.number.back();
      items += provision.number.size() > 1 && last.lead == 0 && !provision.label.empty() &&
               provision.Label() != provision.number.ToString();
    }
    return items;
  }

  void Line(std::string_view line) {
    out_.Write(Writable(line, WrittenFormat::kText));
    out_.Put('\n');
  }
  void BlankLine() {
    if (out_.size() > 0) out_.Put('\n');
  }

  // Writes `lead` and the first paragraph on one line, and the others indented.
  void WriteParagraphs(std::string_view lead, const std::vector<PassagePart>& paragraphs) {
    BlankLine();
    if (paragraphs.empty()) return Line(lead);
    Line(fmt::format("{} {}", lead, Indented(Inline(paragraphs[0]))));
    std::string indent;
    for (size_t i = 1; i < paragraphs.size(); ++i) {
      BlankLine();
      SetIn(indent, paragraphs[i].text);
      Line(fmt::format("{}{}", indent, Indented(Inline(paragraphs[i]))));
    }
  }

  // A further paragraph is set in; one in lower case even farther than the one before, or it would
  // read as the rest of a broken line. There is an end to it, or the indents of many such
  // paragraphs would be all of the file.
  static void SetIn(std::string& indent, std::string_view paragraph) {
    constexpr size_t kDeepest = 40 * kIndent.size();
    const bool lower = !paragraph.empty() && IsLower(paragraph[0]);
    if (indent.empty() || (lower && indent.size() < kDeepest)) indent += kIndent;
  }

  // The lines of a text that keeps its line breaks.
  static std::string Indented(std::string_view text) {
    std::string out;
    for (char c : text) {
      out += c;
      if (c == '\n') out += kIndent;
    }
    return out;
  }

  const Edition& edition_;
  ByteSink& out_;
};

}  // namespace

void WriteText(const Edition& edition, ByteSink& out) {
  TextSink sink(edition, out);
  WalkEdition(edition, sink);
}

}  // namespace codicil
