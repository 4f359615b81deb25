#include "output/identity.h"

namespace codicil {

void WriteEditionMembers(const Edition& edition, JsonWriter& json) {
  json.Member("id", EditionId(edition));
  json.Key("effective_date");
  json.StringOrNull(edition.effective_date);
  json.Member("language", edition.language);
  json.Member("sha256", EditionDigest(edition));
}

void WriteEditionJson(const Edition& edition, JsonWriter& json) {
  json.Key("edition");
  json.StartObject();
  WriteEditionMembers(edition, json);
  json.EndObject();
}

void WriteOldAndNewJson(const Edition& old_edition, const Edition& new_edition, JsonWriter& json) {
  WriteWorkJson(new_edition, json);
  for (const auto& [key, edition] : {std::pair("old", &old_edition), {"new", &new_edition}}) {
    json.Key(key);
    json.StartObject();
    WriteEditionMembers(*edition, json);
    json.EndObject();
  }
}

void WriteWorkJson(const Edition& edition, JsonWriter& json) {
  json.Key("work");
  json.StartObject();
  json.Key("id");
  json.StringOrNull(WorkId(edition));
  json.Key("title");
  json.StringOrNull(edition.title);
  json.EndObject();
}

}  // namespace codicil
