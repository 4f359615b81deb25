// The outline: shows the structure, where texts begin and end, and what is marked.

#include <fmt/format.h>

#include <array>

#include "output/edition_walk.h"
#include "output/passage_parts.h"
#include "output/writer.h"
#include "text/code_points.h"

namespace codicil {
namespace {

constexpr size_t kWhole = 64;  // code points of the longest text that is shown whole
constexpr size_t kHead = 40;
constexpr size_t kTail = 20;

constexpr std::array kMarkKinds = {MarkKind::kEmphasis, MarkKind::kStrong,   MarkKind::kLiteral,
                                   MarkKind::kSymbol,   MarkKind::kCitation, MarkKind::kTerm,
                                   MarkKind::kLink};

// Line ends would break the outline's lines, so the end of a paragraph is shown as a pilcrow.
std::string OnOneLine(std::string_view text) {
  std::string line;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "\n\n") {
      line += " ¶ ";
      ++i;
    } else if (text[i] == '\n') {
      line += " / ";
    } else {
      line += text[i];
    }
  }
  return line;
}

std::string Shortened(std::string_view text) {
  const size_t whole = BytesOfCodePoints(text, kWhole);
  if (whole == text.size()) return OnOneLine(text);
  return fmt::format("{}…{}", OnOneLine(text.substr(0, BytesOfCodePoints(text, kHead))),
                     OnOneLine(LastCodePoints(text, kTail)));
}

std::string InBrackets(size_t count, std::string_view noun) {
  return count == 0 ? std::string() : fmt::format(" [{}]", Counted(count, noun));
}

// What a line ends with: how many marks of which kind its passages have.
class MarksTail {
 public:
  MarksTail& Add(const Passage& passage) {
    for (const Mark& mark : passage.marks) ++counts_[static_cast<size_t>(mark.kind)];
    return *this;
  }
  std::string Text() const {
    std::string tail;
    for (MarkKind kind : kMarkKinds) {
      const size_t count = counts_[static_cast<size_t>(kind)];
      if (count > 0) tail += fmt::format(" {}×{}", MarkKindName(kind), count);
    }
    return tail.empty() ? tail : fmt::format("  marks:{}", tail);
  }

 private:
  std::array<size_t, kMarkKinds.size()> counts_{};
};

class OutlineSink : public EditionSink {
 public:
  OutlineSink(const Edition& edition, ByteSink& out) : edition_(edition), out_(out) {
    Line("work \"{}\" {} {}", OnOneLine(edition.title),
         edition.effective_date.empty() ? "undated" : edition.effective_date, edition.language);
  }

  void Begin(EditionPart part) override {
    matter_ = part == EditionPart::kFrontMatter  ? "front"
              : part == EditionPart::kBackMatter ? "back"
                                                 : "between";
  }
  void WriteMatter(const MatterBlock& block) override {
    Line("{:{}}{} {} \"{}\"{}", "", 2 * depth_, matter_, MatterKindName(block.kind),
         Shortened(block.text.text), MarksTail().Add(block.text).Text());
  }
  void WriteProvision(ProvisionId id) override {
    const Provision& provision = edition_.provisions[id];
    std::string line = provision.number.ToString();
    if (provision.implied) line += " (implied)";
    if (!provision.heading.empty()) line += " = " + OnOneLine(provision.heading.text);
    if (!provision.text.empty()) line += fmt::format(" \"{}\"", Shortened(provision.text.text));
    MarksTail marks;
    marks.Add(provision.heading).Add(provision.text);
    for (const Passage& example : provision.examples) marks.Add(example);
    for (const Passage& note : provision.notes) marks.Add(note);
    Line("{:{}}{}{}{}{}", "", 2 * depth_++, line, InBrackets(provision.examples.size(), "example"),
         InBrackets(provision.notes.size(), "note"), marks.Text());
  }
  void EndProvision(ProvisionId) override { --depth_; }
  void WriteEntry(uint32_t index) override {
    const GlossaryEntry& entry = edition_.glossary[index];
    Line("glossary {}: \"{}\"{}", OnOneLine(entry.term.text), Shortened(entry.text.text),
         MarksTail().Add(entry.term).Add(entry.text).Text());
  }

 private:
  template <typename... Parts>
  void Line(fmt::format_string<Parts...> format, Parts&&... parts) {
    out_.Write(fmt::format(format, std::forward<Parts>(parts)...));
    out_.Put('\n');
  }

  const Edition& edition_;
  ByteSink& out_;
  std::string_view matter_;
  size_t depth_ = 0;
};

}  // namespace

void WriteOutline(const Edition& edition, ByteSink& out) {
  OutlineSink sink(edition, out);
  WalkEdition(edition, sink);
}

}  // namespace codicil
