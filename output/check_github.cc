// Findings as commands of GitHub's workflows, which shows them beside the lines of a pull request.

#include <fmt/format.h>

#include <iterator>

#include "output/check_report.h"
#include "output/json_parts.h"
#include "output/passage_parts.h"

namespace codicil {
namespace {

// As the runner undoes it: in a message "%", CR and LF, in a property ":" and "," besides.
std::string Escaped(std::string_view text, bool property) {
  std::string escaped;
  for (const char c : text) {
    const bool escape = c == '%' || c == '\r' || c == '\n' || (property && (c == ':' || c == ','));
    if (escape) {
      fmt::format_to(std::back_inserter(escaped), "%{:02X}", static_cast<unsigned char>(c));
    } else {
      escaped += c;
    }
  }
  return escaped;
}

std::string_view CommandOf(Severity severity) {
  return severity == Severity::kError     ? "error"
         : severity == Severity::kWarning ? "warning"
                                          : "notice";
}

}  // namespace

void WriteCheckGithub(const CheckedEdition& checked, ByteSink& out) {
  const std::vector<LineIndex> lines = LineIndicesOf(checked.edition.sources());
  for (const Finding& finding : checked.report.findings) {
    const Diagnostic& diagnostic = finding.diagnostic;
    std::string line = fmt::format("::{} ", CommandOf(diagnostic.severity));
    if (const auto& span = diagnostic.span) {
      const LineColumn begin = lines[span->source].Locate(span->begin);
      const LineColumn end = lines[span->source].Locate(span->end);
      const std::string& name = checked.edition.sources().text(span->source).name();
      line += fmt::format("file={},line={},endLine={},", Escaped(name, true), begin.line, end.line);
      // Columns are only understood within one line.
      if (begin.line == end.line)
        line += fmt::format("col={},endColumn={},", begin.column, end.column);
    }
    out.Write(fmt::format("{}title={}::{}\n", line, Escaped(diagnostic.kind.name, true),
                          Escaped(diagnostic.message, false)));
  }
}

}  // namespace codicil
