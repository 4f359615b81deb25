#include "output/all_kinds.h"
#include "output/check_report.h"
#include "output/json_parts.h"

namespace codicil {

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
      "baseline", json.Of("known", report.baselined, "stale", report.stale));
}

}  // namespace codicil
