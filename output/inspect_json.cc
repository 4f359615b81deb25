#include "output/inspect_report.h"
#include "output/json_parts.h"

namespace codicil {

void InspectJson(const Edition& edition, ByteSink& out) {
  JsonWriter json(out);
  JsonPlaces places(edition, json);
  const EditionCounts counts = CountEdition(edition);
  const NumberedLines lines = CountNumberedLines(edition);
  const auto percent = [&] {
    lines.count == 0 ? json.Value(nullptr) : json.Value(Hundredths{lines.Percent()});
  };
  json.Document(
      "schema", "codicil-inspect/1", [&] { WriteIdentity(edition, json); }, "counts",
      json.Of("sections", counts.by_level[0], "subsections", counts.by_level[1], "rules",
              counts.by_level[2], "subrules", counts.by_level[3], "implied", counts.implied,
              "examples", counts.examples, "notes", counts.notes, "glossary", counts.glossary),
      "numbered_lines",
      json.Of("count", lines.count, "read", lines.read, "percent", percent, "unread",
              json.Each(lines.unread, [&](const Span& span) { places.WriteSpan(span); })),
      [&] { WriteSources(edition, json); }, "diagnostics",
      json.Each(edition.sources().diagnostics.list(),
                [&](const Diagnostic& diagnostic) { places.WriteDiagnostic(diagnostic); }));
}

}  // namespace codicil
