#include "output/migrate.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "output/json_parts.h"
#include "rules/identity.h"

namespace codicil {
namespace {

std::string_view NameOf(MigratedCitation::Action action) {
  switch (action) {
    case MigratedCitation::kRewritten:
      return "rewrite";
    case MigratedCitation::kKept:
      return "keep";
    case MigratedCitation::kLeft:
      break;
  }
  return "leave";
}

const TableRow kColumns = {"file",  "begin", "end",    "line",   "column", "text",
                           "cited", "new",   "action", "reused", "kind",   "why"};

void WriteCitations(const MigratedFile& file, const std::string& name, const PutRow& row) {
  const SourceText& source = *file.source;
  const LineIndex lines(source);
  for (const MigratedCitation& citation : file.migration.citations) {
    const LineColumn at = lines.Locate(citation.begin);
    row({name, source.ToOriginal(citation.begin), source.ToOriginal(citation.end), at.line,
         at.column, source.text().substr(citation.begin, citation.end - citation.begin),
         citation.cited, OrNull(citation.image), NameOf(citation.action), citation.reused,
         OrNull(citation.kind ? citation.kind->name : std::string_view()), OrNull(citation.why)});
  }
}

void WriteFile(const MigratedFile& file, const std::string& name, const MigrateReport& report,
               JsonWriter& json) {
  const Migration& migration = file.migration;
  const EditionFit& fit = migration.fit;
  json.Object("name", name, "encoding", file.source->encoding(), "fit",
              json.Of("citations", fit.citations, "old", fit.of_old, "new", fit.of_new, "old_alone",
                      fit.old_alone, "new_alone", fit.new_alone),
              "refused", file.refused, "written", report.written && !migration.edits.empty(),
              "migrated", If(report.with_texts, file.bytes), "citations", json.Array([&] {
                const PutRow row = RowsTo(json, 1);
                row(kColumns);
                WriteCitations(file, name, row);
              }));
}

std::vector<std::string> NamesOf(const std::vector<MigratedFile>& files) {
  std::vector<std::string> paths;
  for (const MigratedFile& file : files) paths.push_back(file.source->name());
  return NamesInData(paths);
}

constexpr size_t kContext = 3;

// The lines, each with its line end.
std::vector<std::string_view> LinesOf(std::string_view bytes) {
  std::vector<std::string_view> lines;
  while (!bytes.empty()) {
    const size_t end = bytes.find('\n');
    const size_t size = end == std::string_view::npos ? bytes.size() : end + 1;
    lines.push_back(bytes.substr(0, size));
    bytes.remove_prefix(size);
  }
  return lines;
}

// Quotes a name as git does: if a character would end it early. A name with spaces is followed by a
// tab for the same reason.
std::string PatchName(std::string_view name) {
  const bool quoted = std::ranges::any_of(name, [](char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\' || c == 0x7F;
  });
  if (!quoted) return std::string(name) + (name.find(' ') != std::string_view::npos ? "\t" : "");
  std::string out = "\"";
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += {'\\', c};
    } else if (byte < 0x20 || byte == 0x7F) {
      out += fmt::format("\\{:03o}", byte);
    } else {
      out += c;
    }
  }
  return out + '"';
}

class PatchWriter {
 public:
  PatchWriter(std::vector<std::string_view> old_lines, std::vector<std::string_view> new_lines)
      : old_lines_(std::move(old_lines)), new_lines_(std::move(new_lines)) {}

  std::string Hunks() {
    for (size_t line = NextChange(0); line < old_lines_.size();) {
      size_t last = line;
      // Changes that share their context are in one hunk.
      for (size_t next = line; next < old_lines_.size() && next <= last + 2 * kContext + 1;
           next = NextChange(last + 1)) {
        last = next;
      }
      AddHunk(line - std::min(line, kContext), std::min(last + kContext + 1, old_lines_.size()));
      line = NextChange(last + 1);
    }
    return std::move(out_);
  }

 private:
  size_t NextChange(size_t from) const {
    while (from < old_lines_.size() && old_lines_[from] == new_lines_[from]) ++from;
    return from;
  }

  void AddLine(char sign, std::string_view line) {
    out_ += sign;
    out_ += line;
    if (!line.ends_with('\n')) out_ += "\n\\ No newline at end of file\n";
  }

  void AddHunk(size_t begin, size_t end) {
    out_ += fmt::format("@@ -{0},{1} +{0},{1} @@\n", begin + 1, end - begin);
    for (size_t i = begin; i < end;) {
      const size_t changed = std::min(NextChange(i), end);
      for (; i < changed; ++i) AddLine(' ', old_lines_[i]);
      size_t same = i;
      while (same < end && old_lines_[same] != new_lines_[same]) ++same;
      for (size_t j = i; j < same; ++j) AddLine('-', old_lines_[j]);
      for (size_t j = i; j < same; ++j) AddLine('+', new_lines_[j]);
      i = same;
    }
  }

  const std::vector<std::string_view> old_lines_;
  const std::vector<std::string_view> new_lines_;
  std::string out_;
};

}  // namespace

void WriteMigrateJson(const MigrateReport& report, ByteSink& out) {
  JsonWriter json(out);
  const std::vector<std::string> names = NamesOf(report.files);
  size_t next = 0;
  json.Document(
      "schema", "codicil-migrate/1",
      [&] { WriteIdentities(report.old_edition, report.new_edition, json); }, "files",
      json.Each(report.files,
                [&](const MigratedFile& file) { WriteFile(file, names[next++], report, json); }));
}

void MigrateTable(const MigrateReport& report, const PutRow& row) {
  const std::vector<std::string> names = NamesOf(report.files);
  row(kColumns);
  for (size_t i = 0; i < names.size(); ++i) WriteCitations(report.files[i], names[i], row);
}

std::string UnifiedPatch(std::string_view name, std::string_view old_bytes,
                         std::string_view new_bytes) {
  if (old_bytes == new_bytes) return {};
  const std::string shown = PatchName(name);
  return fmt::format("--- {0}\n+++ {0}\n", shown) +
         PatchWriter(LinesOf(old_bytes), LinesOf(new_bytes)).Hunks();
}

}  // namespace codicil
