#include "output/check_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

#include "diff/kinds.h"
#include "output/all_kinds.h"
#include "output/github.h"
#include "output/json_parts.h"
#include "output/passage_parts.h"
#include "output/sarif.h"
#include "rules/identity.h"

namespace codicil {
namespace {

std::string SummaryLine(const CheckReport& report) {
  std::string line = CountedBySeverity(report);
  if (report.baselined > 0) line += fmt::format("; {} more in the baseline", report.baselined);
  if (report.stale > 0) {
    line += fmt::format("; {} of the baseline {} no longer found", Counted(report.stale, "line"),
                        report.stale == 1 ? "is" : "are");
  }
  if (report.ignored > 0) line += fmt::format("; {} ignored", report.ignored);
  return line + "\n";
}

std::string NamesAndCounts(const Habits& habits) {
  std::vector<std::string> parts;
  for (const auto& [kind, count] : habits) parts.push_back(fmt::format("{} {}", count, kind.name));
  return fmt::format("{}", fmt::join(parts, ", "));
}

// What most of the text does, and how to have it reported; what it does often, and how to say that
// it is meant.
std::string Hints(const CheckedEdition& checked) {
  constexpr size_t kMany = 20;
  std::string hints;
  if (const Habits& habits = checked.report.habits; !habits.empty())
    hints += fmt::format(
        "not reported, as it is the style of this text: {} (--strict KIND reports them)\n",
        NamesAndCounts(habits));
  for (const auto& [kind, count] : CountsByKind(checked.report)) {
    const bool of_text = std::ranges::find(kind::kDiffKinds, kind) == std::end(kind::kDiffKinds);
    if (!checked.first_run || count <= kMany || !of_text) continue;
    hints += fmt::format(
        "{0} of {1}: if this text does so on purpose, say so with disable = [\"{1}\"] below "
        "[check] "
        "in codicil.toml, or list them with --write-baseline\n",
        count, kind.name);
  }
  return hints;
}

}  // namespace

void WriteCheckText(const CheckedEdition& checked, const PrintStyle& style, ByteSink& out) {
  const CheckReport& report = checked.report;
  if (!checked.only_counts && !report.findings.empty()) {
    DiagnosticPrinter printer(checked.edition.sources(), style);
    const auto is_note = [](const Finding& finding) {
      return finding.diagnostic.severity == Severity::kNote;
    };
    for (const Finding& finding : report.findings)
      if (!is_note(finding)) out.Write(printer.Print(finding.diagnostic));
    for (const Finding& finding : report.findings)
      if (is_note(finding)) out.Write(printer.PrintLine(finding.diagnostic));
    out.Put('\n');
  }
  for (const auto& [kind, count] : CountsByKind(report))
    out.Write(fmt::format("{:>6}  {}\n", count, kind.name));
  out.Write(SummaryLine(report));
  out.Write(Hints(checked));
}

void CheckTable(const CheckedEdition& checked, const PutRow& row) {
  const Edition& edition = checked.edition;
  const std::string id = EditionId(edition);
  const std::vector<std::string> files = SourceNames(edition);
  const std::vector<LineIndex> lines = LineIndicesOf(edition.sources());
  row({"edition", "file", "line", "column", "severity", "kind", "message", "provision",
       "glossary"});
  for (const Finding& finding : checked.report.findings) {
    const auto& [diagnostic, fix, provision, term, key] = finding;
    TableCell file, line, column;
    if (const auto& span = diagnostic.span) {
      const LineColumn at = lines[span->source].Locate(span->begin);
      file = files[span->source], line = at.line, column = at.column;
    }
    row({id, file, line, column, SeverityName(diagnostic.severity), diagnostic.kind.name,
         diagnostic.message, OrNull(provision), OrNull(term)});
  }
}

void WriteCheckJson(const CheckedEdition& checked, ByteSink& out) {
  const CheckReport& report = checked.report;
  JsonWriter json(out);
  JsonPlaces places(checked.edition, json);
  const auto write = [&](const Finding& finding) {
    json.Object("provision", OrNull(finding.provision), "glossary", OrNull(finding.term),
                [&] { places.WriteDiagnosticMembers(finding.diagnostic); });
  };
  json.Document(
      "schema", "codicil-check/1", [&] { WriteIdentity(checked.edition, json); },
      [&] { WriteSources(checked.edition, json); }, "findings", json.Each(report.findings, write),
      "counts", json.Of([&] {
        for (const auto& [kind, count] : CountsByKind(report)) json.Members(kind.name, count);
      }),
      "habits", json.Of([&] {
        for (const auto& [kind, count] : report.habits) json.Members(kind.name, count);
      }),
      "baseline", json.Of("known", report.baselined, "stale", report.stale), "ignored",
      report.ignored);
}

void WriteCheckSarif(const CheckedEdition& checked, ByteSink& out) {
  const Edition& edition = checked.edition;
  SarifRun run{"codicil check",
               checked.version,
               edition.sources(),
               SourceNames(edition),
               [&](JsonWriter& json) { WriteIdentity(edition, json); },
               {}};
  for (const Finding& finding : checked.report.findings) {
    const bool entry = !finding.term.empty();
    run.results.push_back({finding.diagnostic, finding.key,
                           entry ? finding.term : finding.provision,
                           entry ? "glossary entry" : "provision", finding.fix});
  }
  WriteSarif(run, out);
}

void WriteCheckGithub(const CheckedEdition& checked, ByteSink& out) {
  const Sources& sources = checked.edition.sources();
  const std::vector<LineIndex> lines = LineIndicesOf(sources);
  for (const Finding& finding : checked.report.findings)
    out.Write(GithubCommand(finding.diagnostic, sources, lines));
}

}  // namespace codicil
