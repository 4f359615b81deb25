#include "output/json_parts.h"
#include "output/migrate.h"
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

void WriteCitation(const MigratedCitation& citation, const SourceText& source, LineIndex& lines,
                   JsonWriter& json) {
  const LineColumn at = lines.Locate(citation.begin);
  json.Object("begin", source.ToOriginal(citation.begin), "end", source.ToOriginal(citation.end),
              "line", at.line, "column", at.column, "text",
              source.text().substr(citation.begin, citation.end - citation.begin), "cited",
              citation.cited, "new", OrNull(citation.image), "action", NameOf(citation.action),
              "reused", citation.reused, "kind",
              OrNull(citation.kind ? citation.kind->name : std::string_view()), "why",
              OrNull(citation.why));
}

void WriteFile(const MigratedFile& file, const std::string& name, bool written, JsonWriter& json) {
  const Migration& migration = file.migration;
  const EditionFit& fit = migration.fit;
  LineIndex lines(*file.source);
  json.Object("name", name, "encoding", file.source->encoding(), "fit",
              json.Of("citations", fit.citations, "old", fit.of_old, "new", fit.of_new, "old_alone",
                      fit.old_alone, "new_alone", fit.new_alone),
              "refused", file.refused, "written", written && !migration.edits.empty(), "citations",
              json.Each(migration.citations, [&](const MigratedCitation& citation) {
                WriteCitation(citation, *file.source, lines, json);
              }));
}

}  // namespace

void WriteMigrateJson(const Edition& old_edition, const Edition& new_edition,
                      const std::vector<MigratedFile>& files, bool written, ByteSink& out) {
  JsonWriter json(out);
  std::vector<std::string> paths;
  for (const MigratedFile& file : files) paths.push_back(file.source->name());
  const std::vector<std::string> names = NamesInData(paths);
  size_t next = 0;
  json.Document(
      "schema", "codicil-migrate/1", [&] { WriteIdentities(old_edition, new_edition, json); },
      "files", json.Each(files, [&](const MigratedFile& file) {
        WriteFile(file, names[next++], written, json);
      }));
}

}  // namespace codicil
