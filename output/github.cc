#include "output/github.h"

#include <fmt/format.h>

#include <string_view>

namespace codicil {
namespace {

// As the runner undoes it: in a message "%", CR and LF, in a property ":" and "," besides.
std::string Escaped(std::string_view text, bool property) {
  std::string escaped;
  for (const char c : text) {
    const bool special = c == '%' || c == '\r' || c == '\n' || (property && (c == ':' || c == ','));
    escaped += special ? fmt::format("%{:02X}", static_cast<unsigned char>(c)) : std::string(1, c);
  }
  return escaped;
}

std::string_view CommandOf(Severity severity) {
  return severity == Severity::kNote ? "notice" : SeverityName(severity);
}

}  // namespace

std::string GithubCommand(const Diagnostic& diagnostic, const Sources& sources,
                          const std::vector<LineIndex>& lines) {
  std::string command = fmt::format("::{} ", CommandOf(diagnostic.severity));
  if (const auto& span = diagnostic.span) {
    const LineColumn begin = lines[span->source].Locate(span->begin);
    const LineColumn end = lines[span->source].Locate(span->end);
    command += fmt::format("file={},line={},endLine={},",
                           Escaped(sources.text(span->source).name(), true), begin.line, end.line);
    // Columns are only understood within one line.
    if (begin.line == end.line)
      command += fmt::format("col={},endColumn={},", begin.column, end.column);
  }
  return fmt::format("{}title={}::{}\n", command, Escaped(diagnostic.kind.name, true),
                     Escaped(diagnostic.message, false));
}

}  // namespace codicil
