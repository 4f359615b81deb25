#include <map>

#include "output/all_kinds.h"
#include "output/check_report.h"
#include "output/identity.h"
#include "output/json_parts.h"

namespace codicil {
namespace {

void WriteCounts(const CheckReport& report, JsonWriter& json) {
  std::map<DiagnosticKind, size_t> counts;
  for (const Finding& finding : report.findings) ++counts[finding.diagnostic.kind];
  json.Key("counts");
  json.StartObject();
  for (const DiagnosticKind& kind : AllDiagnosticKinds())
    if (counts.contains(kind)) json.Member(kind.name, counts[kind]);
  json.EndObject();
}

}  // namespace

std::string WriteCheckJson(const Edition& edition, const CheckReport& report) {
  JsonWriter json;
  JsonPlaces places(edition);
  json.StartObject();
  json.Member("schema", "codicil-check/1");
  WriteWorkJson(edition, json);
  WriteEditionJson(edition, json);
  WriteSourcesJson(edition, json);
  json.Key("findings");
  json.StartArray();
  for (const Finding& finding : report.findings) {
    json.StartObject();
    json.Key("provision");
    json.StringOrNull(finding.provision);
    json.Key("glossary");
    json.StringOrNull(finding.term);
    places.WriteDiagnosticMembers(finding.diagnostic, json);
    json.EndObject();
  }
  json.EndArray();
  WriteCounts(report, json);
  json.Key("baseline");
  json.StartObject();
  json.Member("known", report.baselined);
  json.Member("stale", report.stale);
  json.EndObject();
  json.EndObject();
  return std::move(json).Finish();
}

}  // namespace codicil
