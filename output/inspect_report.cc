#include "output/inspect_report.h"

#include <fmt/format.h>

#include <array>
#include <iterator>

#include "output/edition_counts.h"
#include "output/labels.h"
#include "output/numbered_lines.h"
#include "text/printable.h"

namespace codicil {
namespace {

std::string Plural(size_t count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::string SourceHead(const Source& source) {
  const SourceText& text = *source.text;
  const std::string_view encoding =
      text.encoding().empty() ? std::string_view("no encoding") : text.encoding();
  return fmt::format("{}\n  {}, {}, line ends {}, {}\n", text.name(), source.format, encoding,
                     text.Newline(), Plural(text.bytes().size(), "byte", "bytes"));
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
      fmt::format("  {}, {}, {}, {}\n", Plural(counts.by_level[0], "section", "sections"),
                  Plural(counts.by_level[1], "subsection", "subsections"),
                  Plural(counts.by_level[2], "rule", "rules"),
                  Plural(counts.by_level[3], "subrule", "subrules"));
  lines += fmt::format("  {}, {}, {}\n", Plural(counts.examples, "example", "examples"),
                       Plural(counts.notes, "note", "notes"),
                       Plural(counts.glossary, "glossary entry", "glossary entries"));
  if (counts.implied > 0) {
    lines += fmt::format("  {} implied by the provisions below them\n",
                         Plural(counts.implied, "provision", "provisions"));
  }
  return lines;
}

std::string NumberedLinesLine(const Edition& edition) {
  const NumberedLines lines = CountNumberedLines(edition);
  if (lines.count == 0) return {};
  return fmt::format("  {} of {} read as provisions ({:.2f} %)\n", lines.read,
                     Plural(lines.count, "line that looks numbered", "lines that look numbered"),
                     lines.Percent());
}

std::string SummaryLine(const Edition& edition) {
  const Diagnostics& diagnostics = edition.sources().diagnostics;
  return fmt::format("{}, {}, {}\n", Plural(diagnostics.Count(Severity::kError), "error", "errors"),
                     Plural(diagnostics.Count(Severity::kWarning), "warning", "warnings"),
                     Plural(diagnostics.Count(Severity::kNote), "note", "notes"));
}

}  // namespace

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

void InspectReport(const Edition& edition, const InspectStyle& style, ByteSink& out) {
  std::string report;
  // If no file could be read, there is nothing to report.
  if (!edition.sources().files.empty())
    report = EditionHead(edition) + CountLines(CountEdition(edition)) + NumberedLinesLine(edition) +
             "\n";
  for (const Source& source : edition.sources().files) {
    report += SourceHead(source) + AccountingTable(source) + "\n";
  }
  if (style.print.terminal) report = PrintableLines(report);
  if (style.diagnostics && !edition.sources().diagnostics.list().empty()) {
    report += DiagnosticPrinter(edition.sources(), style.print).PrintAll() + "\n";
  }
  out.Write(report);
  out.Write(SummaryLine(edition));
}

}  // namespace codicil
