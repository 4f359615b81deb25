#include "output/inspect_report.h"

#include <fmt/format.h>

#include <iterator>

#include "output/json_parts.h"
#include "output/passage_parts.h"
#include "rules/heading_census.h"
#include "rules/number_census.h"
#include "text/printable.h"

namespace codicil {
namespace {

// The number of provisions, examples, notes and glossary entries in an edition.
struct EditionCounts {
  std::array<size_t, 4> by_level{};  // sections, subsections, rules, subrules
  size_t implied = 0;                // provisions that no source states; also counted by level
  size_t examples = 0;
  size_t notes = 0;
  size_t glossary = 0;
};

// The number of lines in all sources that look numbered, and how many of them were read as
// provisions.
struct NumberedLines {
  size_t count = 0;
  size_t read = 0;
  std::vector<Span> unread;

  // Returns the share of `count` that was read, rounded down to two decimal places; 100 means all.
  // `count` must not be 0.
  double Percent() const {
    return std::floor(10000.0 * static_cast<double>(read) / static_cast<double>(count)) / 100;
  }
};

EditionCounts CountEdition(const Edition& edition) {
  EditionCounts counts;
  for (const Provision& provision : edition.provisions) {
    ++counts.by_level[static_cast<size_t>(provision.level) - 1];
    counts.implied += provision.implied;
    counts.examples += provision.examples.size();
    counts.notes += provision.notes.size();
  }
  counts.glossary = edition.glossary.size();
  return counts;
}

NumberedLines CountNumberedLines(const Edition& edition) {
  NumberedLines lines;
  for (SourceId id = 0; id < edition.sources().files.size(); ++id) {
    const NumberCensus census = CountNumbers(edition, id);
    lines.count += census.numbered();
    lines.read += census.read;
    lines.unread.insert(lines.unread.end(), census.unread.begin(), census.unread.end());
  }
  return lines;
}

std::string SourceHead(const Source& source) {
  const SourceText& text = *source.text;
  const std::string_view encoding =
      text.encoding().empty() ? std::string_view("no encoding") : text.encoding();
  const bool unpacked = text.file_bytes().size() != text.bytes().size();
  return fmt::format("{}\n  {}, {}, line ends {}, {}{}\n", text.name(), source.format, encoding,
                     text.Newline(), Counted(text.file_bytes().size(), "byte"),
                     unpacked ? fmt::format(", {} of text", text.bytes().size()) : "");
}

// Only the labels that occur, so that unusual ones are noticed.
std::string AccountingTable(const Source& source) {
  const Accounting accounting = source.labels.Count(*source.text);
  const size_t size = source.text->bytes().size();
  std::string table;
  for (Label label : kLabelOrder) {
    const uint64_t bytes = accounting[static_cast<size_t>(label)];
    if (bytes == 0 && label != Label::kUnrecognised) continue;
    const double share =
        size == 0 ? 0 : 100.0 * static_cast<double>(bytes) / static_cast<double>(size);
    fmt::format_to(std::back_inserter(table), "  {:<14}{:>12}{:>8.2f} %\n", LabelName(label), bytes,
                   share);
  }
  return table;
}

std::string EditionHead(const Edition& edition) {
  return fmt::format(
      "{}\n  {}, language {}\n", edition.title.empty() ? "(no title)" : edition.title,
      edition.effective_date.empty() ? "undated" : "effective " + edition.effective_date,
      edition.language);
}

std::string CountLines(const EditionCounts& counts) {
  std::string lines =
      fmt::format("  {}, {}, {}, {}\n", Counted(counts.by_level[0], "section"),
                  Counted(counts.by_level[1], "subsection"), Counted(counts.by_level[2], "rule"),
                  Counted(counts.by_level[3], "subrule"));
  lines += fmt::format("  {}, {}, {}\n", Counted(counts.examples, "example"),
                       Counted(counts.notes, "note"),
                       Counted(counts.glossary, "glossary entry", "glossary entries"));
  if (counts.implied > 0) {
    lines += fmt::format("  {} implied by the provisions below them\n",
                         Counted(counts.implied, "provision"));
  }
  return lines;
}

std::string HeadingsLine(const Edition& edition) {
  const HeadingCensus census = CountHeadings(edition);
  if (census.headings == 0) return {};
  return fmt::format("  {} without a number, with {:.2f} % of the text\n",
                     Counted(census.headings, "heading"), census.Share() * 100);
}

std::string NumberedLinesLine(const Edition& edition) {
  const NumberedLines lines = CountNumberedLines(edition);
  if (lines.count == 0) return {};
  return fmt::format("  {} of {} read as provisions ({:.2f} %)\n", lines.read,
                     Counted(lines.count, "line that looks numbered", "lines that look numbered"),
                     lines.Percent());
}

}  // namespace

void WriteInspectText(const Inspected& inspected, const PrintStyle& style, ByteSink& out) {
  const Edition& edition = inspected.edition;
  std::string report;
  // If no file could be read, there is nothing to report.
  if (!edition.sources().files.empty())
    report = EditionHead(edition) + CountLines(CountEdition(edition)) + NumberedLinesLine(edition) +
             HeadingsLine(edition) + "\n";
  for (const Source& source : edition.sources().files) {
    report += SourceHead(source) + AccountingTable(source) + "\n";
  }
  if (style.terminal) report = PrintableLines(report);
  if (inspected.diagnostics && !edition.sources().diagnostics.list().empty()) {
    report += DiagnosticPrinter(edition.sources(), style).PrintAll() + "\n";
  }
  out.Write(report);
  out.Write(CountedBySeverity(edition.sources().diagnostics) + "\n");
}

void WriteInspectJson(const Inspected& inspected, ByteSink& out) {
  const Edition& edition = inspected.edition;
  JsonWriter json(out);
  JsonPlaces places(edition, json);
  const EditionCounts counts = CountEdition(edition);
  const NumberedLines lines = CountNumberedLines(edition);
  const HeadingCensus headings = CountHeadings(edition);
  const auto percent = [&] {
    lines.count == 0 ? json.Value(nullptr) : json.Value(Hundredths{lines.Percent()});
  };
  json.Document(
      "schema", "codicil-inspect/1", [&] { WriteIdentity(edition, json); }, "counts",
      json.Of("sections", counts.by_level[0], "subsections", counts.by_level[1], "rules",
              counts.by_level[2], "subrules", counts.by_level[3], "implied", counts.implied,
              "examples", counts.examples, "notes", counts.notes, "glossary", counts.glossary),
      "numbered_lines",
      json.Of("count", lines.count, "read", lines.read, "percent", percent, "unread",
              json.Each(lines.unread, [&](const Span& span) { places.WriteSpan(span); })),
      "headings_without_number",
      json.Of("count", headings.headings, "percent", Hundredths{headings.Share() * 100}),
      [&] { WriteSources(edition, json); }, "diagnostics",
      json.Each(edition.sources().diagnostics.list(),
                [&](const Diagnostic& diagnostic) { places.WriteDiagnostic(diagnostic); }));
}

}  // namespace codicil
