#include "output/crosswalk.h"
#include "output/identity.h"
#include "output/json_stream.h"

namespace codicil {
namespace {

void WriteNumber(std::string_view key, const Edition& edition, ProvisionId id, JsonWriter& json) {
  json.Key(key);
  json.StringOrNull(id == kNoProvision ? std::string() : edition.provisions[id].number.ToString());
}

void WritePair(const Edition& old_edition, const Edition& new_edition, const Correspondence& pair,
               JsonWriter& json) {
  json.StartObject();
  WriteNumber("old", old_edition, pair.old_id, json);
  WriteNumber("new", new_edition, pair.new_id, json);
  json.Key("kinds");
  json.StartArray();
  for (const ChangeKind kind : pair.kinds.List()) json.String(ChangeKindName(kind));
  json.EndArray();
  json.Key("confidence");
  json.Hundredths(pair.confidence);
  json.Key("evidence");
  json.StartArray();
  for (const std::string& evidence : pair.evidence.List()) json.String(evidence);
  json.EndArray();
  json.EndObject();
}

}  // namespace

std::string WriteCrosswalkJson(const Edition& old_edition, const Edition& new_edition,
                               const Concordance& concordance) {
  JsonWriter json;
  json.StartObject();
  json.Member("schema", "codicil-crosswalk/1");
  WriteOldAndNewJson(old_edition, new_edition, json);
  json.Key("pairs");
  json.StartArray();
  for (const Correspondence& pair : concordance.pairs)
    WritePair(old_edition, new_edition, pair, json);
  json.EndArray();
  json.EndObject();
  return std::move(json).Finish();
}

}  // namespace codicil
