// The writers for codicil-types/1 and codicil-types-diff/1; docs/schema has the schemas.

#include <algorithm>

#include "output/identity.h"
#include "output/json_parts.h"
#include "output/json_stream.h"
#include "output/types.h"
#include "rules/source_span.h"

namespace codicil {
namespace {

void WritePlace(const Edition& edition, const VocabularyList& list, JsonWriter& json) {
  const bool numbered = list.provision != kNoProvision;
  json.Key("provision");
  json.StringOrNull(numbered ? edition.provisions[list.provision].number.ToString()
                             : std::string());
  if (!numbered) json.Member("glossary", edition.glossary[list.glossary_entry].term.text);
}

void WriteNames(std::string_view key, const std::vector<std::string>& names, JsonWriter& json) {
  json.Key(key);
  json.StartArray();
  for (const std::string& name : names) json.String(name);
  json.EndArray();
}

class TypesWriter {
 public:
  explicit TypesWriter(const Edition& edition) : edition_(edition), places_(edition) {}

  std::string Write(const Vocabulary& vocabulary) {
    json_.StartObject();
    json_.Member("schema", "codicil-types/1");
    WriteWorkJson(edition_, json_);
    WriteEditionJson(edition_, json_);
    json_.Key("lists");
    json_.StartArray();
    for (const VocabularyList& list : vocabulary.lists) WriteList(list);
    json_.EndArray();
    json_.EndObject();
    return std::move(json_).Finish();
  }

 private:
  void WriteList(const VocabularyList& list) {
    json_.StartObject();
    json_.Member("name", list.name);
    json_.Member("of", list.of);
    json_.Key("counts");
    json_.Bool(list.counts);
    WritePlace(edition_, list, json_);
    if (list.shared_by.size() > 1) WriteNames("shared_by", list.shared_by, json_);
    json_.Key("span");
    if (list.member_provisions.empty()) {
      WriteSpan(PassageOfMember(edition_, list, 0), list.begin, list.end);
    } else {
      json_.Null();  // the members are not contiguous
    }
    json_.Key("members");
    json_.StartArray();
    for (size_t i = 0; i < list.members.size(); ++i) WriteMember(list, i);
    json_.EndArray();
    json_.EndObject();
  }

  void WriteMember(const VocabularyList& list, size_t i) {
    const ListMember& member = list.members[i];
    json_.StartObject();
    json_.Member("name", member.name);
    if (!member.alias.empty()) json_.Member("alias", member.alias);
    if (!list.member_provisions.empty()) {
      json_.Member("provision", edition_.provisions[list.member_provisions[i]].number.ToString());
    }
    json_.Key("span");
    WriteSpan(PassageOfMember(edition_, list, i), member.begin, member.end);
    json_.EndObject();
  }

  void WriteSpan(const Passage& passage, uint32_t begin, uint32_t end) {
    const auto span = SourceSpanOf(passage, begin, end);
    span ? places_.WriteSpan(*span, json_) : json_.Null();
  }

  const Edition& edition_;
  JsonPlaces places_;
  JsonWriter json_;
};

void WriteSide(std::string_view key, const Edition& edition, const VocabularyList* list,
               JsonWriter& json) {
  json.Key(key);
  if (list == nullptr) return json.Null();
  json.StartObject();
  WritePlace(edition, *list, json);
  json.Member("members", list->members.size());
  json.EndObject();
}

}  // namespace

std::string WriteTypesJson(const Edition& edition, const Vocabulary& vocabulary) {
  return TypesWriter(edition).Write(vocabulary);
}

std::string WriteTypeChangesJson(const TypesComparison& comparison) {
  JsonWriter json;
  json.StartObject();
  json.Member("schema", "codicil-types-diff/1");
  WriteOldAndNewJson(comparison.old_edition, comparison.new_edition, json);
  json.Key("lists");
  json.StartArray();
  for (const ListChange& change : comparison.changes) {
    json.StartObject();
    json.Member("name", change.name);
    if (!change.old_name.empty()) json.Member("old_name", change.old_name);
    if (change.unfound) {
      json.Key("unfound");
      json.Bool(true);
    }
    WriteSide("old", comparison.old_edition, change.old_list, json);
    WriteSide("new", comparison.new_edition, change.new_list, json);
    WriteNames("added", change.added, json);
    WriteNames("removed", change.removed, json);
    json.EndObject();
  }
  json.EndArray();
  json.EndObject();
  return std::move(json).Finish();
}

}  // namespace codicil
