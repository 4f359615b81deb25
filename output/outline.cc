// The outline: shows the structure, where texts begin and end, and what is marked.

#include <fmt/format.h>

#include <array>
#include <iterator>

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

using MarkCounts = std::array<size_t, kMarkKinds.size()>;

void CountMarks(const Passage& passage, MarkCounts& counts) {
  for (const Mark& mark : passage.marks) ++counts[static_cast<size_t>(mark.kind)];
}

std::string MarksTail(const MarkCounts& counts) {
  std::string tail;
  for (MarkKind kind : kMarkKinds) {
    const size_t count = counts[static_cast<size_t>(kind)];
    if (count > 0) tail += fmt::format(" {}×{}", MarkKindName(kind), count);
  }
  return tail.empty() ? tail : fmt::format("  marks:{}", tail);
}

std::string Counted(size_t count, std::string_view noun) {
  if (count == 0) return {};
  return fmt::format(" [{} {}{}]", count, noun, count == 1 ? "" : "s");
}

std::string ProvisionLine(const Provision& provision) {
  std::string line = provision.number.ToString();
  if (provision.implied) line += " (implied)";
  if (!provision.heading.empty()) line += fmt::format(" = {}", OnOneLine(provision.heading.text));
  if (!provision.text.empty()) line += fmt::format(" \"{}\"", Shortened(provision.text.text));
  line += Counted(provision.examples.size(), "example");
  line += Counted(provision.notes.size(), "note");
  MarkCounts counts{};
  CountMarks(provision.heading, counts);
  CountMarks(provision.text, counts);
  for (const Passage& example : provision.examples) CountMarks(example, counts);
  for (const Passage& note : provision.notes) CountMarks(note, counts);
  return line + MarksTail(counts);
}

void AppendProvisions(const Edition& edition, std::string& out) {
  std::vector<uint32_t> depth(edition.provisions.size(), 0);
  for (size_t i = 0; i < edition.provisions.size(); ++i) {
    const Provision& provision = edition.provisions[i];
    if (provision.parent != kNoProvision) depth[i] = depth[provision.parent] + 1;
    out.append(2 * depth[i], ' ');
    out += ProvisionLine(provision) + "\n";
  }
}

void AppendMatter(std::string_view where, const std::vector<MatterBlock>& blocks,
                  std::string& out) {
  for (const MatterBlock& block : blocks) {
    MarkCounts counts{};
    CountMarks(block.text, counts);
    fmt::format_to(std::back_inserter(out), "{} {} \"{}\"{}\n", where, MatterKindName(block.kind),
                   Shortened(block.text.text), MarksTail(counts));
  }
}

void AppendGlossary(const std::vector<GlossaryEntry>& glossary, std::string& out) {
  for (const GlossaryEntry& entry : glossary) {
    MarkCounts counts{};
    CountMarks(entry.term, counts);
    CountMarks(entry.text, counts);
    fmt::format_to(std::back_inserter(out), "glossary {}: \"{}\"{}\n", OnOneLine(entry.term.text),
                   Shortened(entry.text.text), MarksTail(counts));
  }
}

}  // namespace

std::string WriteOutline(const Edition& edition) {
  std::string out = fmt::format("work \"{}\" {} {}\n", OnOneLine(edition.title),
                                edition.effective_date.empty() ? "undated" : edition.effective_date,
                                edition.language);
  AppendMatter("front", edition.front_matter, out);
  AppendProvisions(edition, out);
  AppendGlossary(edition.glossary, out);
  AppendMatter("back", edition.back_matter, out);
  return out;
}

}  // namespace codicil
