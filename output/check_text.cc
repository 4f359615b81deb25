#include <fmt/format.h>

#include <array>
#include <iterator>
#include <map>

#include "output/all_kinds.h"
#include "output/check_report.h"
#include "output/passage_parts.h"

namespace codicil {
namespace {

std::string CountsByKind(const CheckReport& report) {
  std::map<DiagnosticKind, size_t> counts;
  for (const Finding& finding : report.findings) ++counts[finding.diagnostic.kind];
  std::string lines;
  for (const DiagnosticKind& kind : AllDiagnosticKinds()) {
    if (!counts.contains(kind)) continue;
    fmt::format_to(std::back_inserter(lines), "{:>6}  {}\n", counts[kind], kind.name);
  }
  return lines;
}

std::string SummaryLine(const CheckReport& report) {
  std::string line = CountedBySeverity(report);
  if (report.baselined > 0) line += fmt::format("; {} more in the baseline", report.baselined);
  if (report.stale > 0) {
    line += fmt::format("; {} of the baseline {} no longer found", Counted(report.stale, "line"),
                        report.stale == 1 ? "is" : "are");
  }
  return line + "\n";
}

}  // namespace

void WriteCheckText(const Edition& edition, const CheckReport& report, const CheckStyle& style,
                    ByteSink& out) {
  if (style.findings && !report.findings.empty()) {
    DiagnosticPrinter printer(edition.sources(), style.print);
    const auto is_note = [](const Finding& finding) {
      return finding.diagnostic.severity == Severity::kNote;
    };
    for (const Finding& finding : report.findings)
      if (!is_note(finding)) out.Write(printer.Print(finding.diagnostic));
    for (const Finding& finding : report.findings)
      if (is_note(finding)) out.Write(printer.PrintLine(finding.diagnostic));
    out.Put('\n');
  }
  out.Write(CountsByKind(report));
  out.Write(SummaryLine(report));
}

}  // namespace codicil
