#include <map>

#include "output/all_kinds.h"
#include "output/check_report.h"
#include "output/json_parts.h"

namespace codicil {

void WriteCheckJson(const Edition& edition, const CheckReport& report, ByteSink& out) {
  JsonWriter json(out);
  JsonPlaces places(edition, json);
  std::map<DiagnosticKind, size_t> counts;
  for (const Finding& finding : report.findings) ++counts[finding.diagnostic.kind];
  const auto write = [&](const Finding& finding) {
    json.Object("provision", OrNull(finding.provision), "glossary", OrNull(finding.term),
                [&] { places.WriteDiagnosticMembers(finding.diagnostic); });
  };
  json.Document(
      "schema", "codicil-check/1", [&] { WriteIdentity(edition, json); },
      [&] { WriteSources(edition, json); }, "findings", json.Each(report.findings, write), "counts",
      json.Of([&] {
        for (const DiagnosticKind& kind : AllDiagnosticKinds())
          if (counts.contains(kind)) json.Members(kind.name, counts[kind]);
      }),
      "baseline", json.Of("known", report.baselined, "stale", report.stale));
}

}  // namespace codicil
