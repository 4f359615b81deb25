#include "output/edition_counts.h"
#include "output/identity.h"
#include "output/inspect_report.h"
#include "output/json_parts.h"
#include "output/numbered_lines.h"

namespace codicil {
namespace {

void WriteNumberedLines(const Edition& edition, const JsonPlaces& places, JsonWriter& json) {
  const NumberedLines lines = CountNumberedLines(edition);
  json.StartObject();
  json.Member("count", lines.count);
  json.Member("read", lines.read);
  json.Key("percent");
  lines.count == 0 ? json.Null() : json.Hundredths(lines.Percent());
  json.Key("unread");
  json.StartArray();
  for (const Span& span : lines.unread) places.WriteSpan(span, json);
  json.EndArray();
  json.EndObject();
}

}  // namespace

std::string InspectJson(const Edition& edition) {
  constexpr std::array<std::string_view, 4> kLevels = {"sections", "subsections", "rules",
                                                       "subrules"};
  JsonWriter json;
  JsonPlaces places(edition);
  const EditionCounts counts = CountEdition(edition);
  json.StartObject();
  json.Member("schema", "codicil-inspect/1");
  WriteWorkJson(edition, json);
  WriteEditionJson(edition, json);
  json.Key("counts");
  json.StartObject();
  for (size_t i = 0; i < kLevels.size(); ++i) json.Member(kLevels[i], counts.by_level[i]);
  json.Member("implied", counts.implied);
  json.Member("examples", counts.examples);
  json.Member("notes", counts.notes);
  json.Member("glossary", counts.glossary);
  json.EndObject();
  json.Key("numbered_lines");
  WriteNumberedLines(edition, places, json);
  WriteSourcesJson(edition, json);
  json.Key("diagnostics");
  json.StartArray();
  for (const Diagnostic& diagnostic : edition.sources().diagnostics.list()) {
    places.WriteDiagnostic(diagnostic, json);
  }
  json.EndArray();
  json.EndObject();
  return std::move(json).Finish();
}

}  // namespace codicil
