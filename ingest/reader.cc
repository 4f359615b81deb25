#include "ingest/reader.h"

#include <re2/re2.h>

#include "ingest/json/json.h"
#include "ingest/plain_text/plain_text.h"
#include "ingest/rst/rst.h"
#include "text/lines.h"

namespace codicil {
namespace {

// A line of one repeated sign, as RST underlines its headings.
bool IsRule(std::string_view line) {
  if (line.size() < 3 ||
      std::string_view("=-~`#*^\"'+:._<>").find(line.front()) == std::string_view::npos) {
    return false;
  }
  return line.find_first_not_of(line.front()) == std::string_view::npos;
}

bool IsRstMarkup(std::string_view line) {
  static const RE2 kMarkup("\\s*\\.\\. (?:_[^:]+:|\\w[\\w -]*::)|:\\w+:.*|.*:(?:ref|term|doc):`.*");
  return RE2::FullMatch(re2::StringPiece(line.data(), line.size()), kMarkup);
}

// Signs of RST among the lines at the start: headings with their underlines, directives, roles.
size_t RstSigns(std::string_view text) {
  constexpr size_t kSample = 1 << 16;
  const std::string_view sample = text.substr(0, kSample);
  const std::vector<Line> lines = SplitLines(sample);
  size_t signs = 0;
  for (size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = sample.substr(lines[i].begin, lines[i].end - lines[i].begin);
    const bool underline = IsRule(line) && i > 0 && lines[i - 1].end > lines[i - 1].begin &&
                           lines[i - 1].end - lines[i - 1].begin <= line.size() + 1;
    const bool overline =
        underline && i > 1 && sample.substr(lines[i - 2].begin, line.size()) == line;
    signs += overline;
    signs += underline || (!line.empty() && IsRstMarkup(line));
  }
  return signs;
}

void ReadSources(const std::vector<SourceId>& ids, const ReadOptions& options,
                 const FileStore& files, EditionBuilder& builder) {
  std::vector<SourceId> rst;
  for (SourceId id : ids) {
    const Format format =
        options.format == Format::kAuto ? DetectFormat(builder.source(id).text()) : options.format;
    builder.SetFormat(id, std::string(FormatName(format)));
    if (format == Format::kRst) {
      rst.push_back(id);
    } else if (format == Format::kJson) {
      ReadJson(id, builder);
    } else {
      ReadPlainText(id, builder);
    }
  }
  if (!rst.empty()) ReadRst(rst, options, files, builder);
}

}  // namespace

Format DetectFormat(std::string_view text) {
  const size_t start = text.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos) return Format::kPlainText;
  if (text[start] == '{') {
    const size_t next = text.find_first_not_of(" \t\r\n", start + 1);
    if (next != std::string_view::npos && (text[next] == '"' || text[next] == '}'))
      return Format::kJson;
  }
  constexpr size_t kEnoughSigns = 2;
  return RstSigns(text) >= kEnoughSigns ? Format::kRst : Format::kPlainText;
}

Edition ReadEdition(const std::vector<std::string>& paths, const ReadOptions& options,
                    const FileStore& files) {
  EditionBuilder builder;
  std::vector<SourceId> ids;
  for (const std::string& path : paths) {
    std::string error;
    auto bytes = files.Read(path, &error);
    if (!bytes) {
      builder.diagnostics().Report(DiagnosticKind::kUnreadable, Severity::kError, std::move(error));
      continue;
    }
    ids.push_back(builder.AddSource(path, std::move(*bytes), options.encoding));
  }
  ReadSources(ids, options, files, builder);
  return std::move(builder).Build();
}

}  // namespace codicil
