#include "output/identity.h"
#include "output/json_stream.h"
#include "output/line_index.h"
#include "output/migrate.h"

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
  json.StartObject();
  json.Member("begin", source.ToOriginal(citation.begin));
  json.Member("end", source.ToOriginal(citation.end));
  const LineColumn at = lines.Locate(citation.begin);
  json.Member("line", at.line);
  json.Member("column", at.column);
  json.Member("text", source.text().substr(citation.begin, citation.end - citation.begin));
  json.Member("cited", citation.cited);
  json.Key("new");
  json.StringOrNull(citation.image);
  json.Member("action", NameOf(citation.action));
  json.Key("kind");
  json.StringOrNull(citation.kind ? citation.kind->name : std::string_view());
  json.Key("why");
  json.StringOrNull(citation.why);
  json.EndObject();
}

void WriteFit(const EditionFit& fit, JsonWriter& json) {
  json.Key("fit");
  json.StartObject();
  json.Member("citations", fit.citations);
  json.Member("old", fit.of_old);
  json.Member("new", fit.of_new);
  json.Member("old_alone", fit.old_alone);
  json.Member("new_alone", fit.new_alone);
  json.EndObject();
}

void WriteFile(const MigratedFile& file, const std::string& name, bool written, JsonWriter& json) {
  json.StartObject();
  json.Member("name", name);
  json.Member("encoding", file.source->encoding());
  WriteFit(file.migration->fit, json);
  json.Key("refused");
  json.Bool(file.refused);
  json.Key("written");
  json.Bool(written && !file.migration->edits.empty());
  json.Key("citations");
  json.StartArray();
  LineIndex lines(*file.source);
  for (const MigratedCitation& citation : file.migration->citations)
    WriteCitation(citation, *file.source, lines, json);
  json.EndArray();
  json.EndObject();
}

}  // namespace

std::string WriteMigrateJson(const Edition& old_edition, const Edition& new_edition,
                             const std::vector<MigratedFile>& files, bool written) {
  JsonWriter json;
  json.StartObject();
  json.Member("schema", "codicil-migrate/1");
  WriteOldAndNewJson(old_edition, new_edition, json);
  json.Key("files");
  json.StartArray();
  std::vector<std::string> paths;
  for (const MigratedFile& file : files) paths.push_back(file.source->name());
  const std::vector<std::string> names = NamesInData(paths);
  for (size_t i = 0; i < files.size(); ++i) WriteFile(files[i], names[i], written, json);
  json.EndArray();
  json.EndObject();
  return std::move(json).Finish();
}

}  // namespace codicil
