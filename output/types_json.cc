// The writers for codicil-types/1 and codicil-types-diff/1; docs/schema has the schemas.

#include "output/json_parts.h"
#include "output/types.h"
#include "rules/provision_key.h"
#include "rules/source_span.h"

namespace codicil {
namespace {

// Which provision, or which entry of the glossary.
void WritePlace(const Edition& edition, const VocabularyList& list, JsonWriter& json) {
  json.Members("provision", OrNull(KeyText(edition, list.provision)));
  if (list.provision == kNoProvision)
    json.Members("glossary", edition.glossary[list.glossary_entry].term.text);
}

class TypesWriter {
 public:
  TypesWriter(const Edition& edition, ByteSink& out)
      : edition_(edition), json_(out), places_(edition, json_) {}

  void Write(const Vocabulary& vocabulary) {
    json_.Document(
        "schema", "codicil-types/1", [&] { WriteIdentity(edition_, json_); }, "lists",
        json_.Each(vocabulary.lists, [&](const VocabularyList& list) { WriteList(list); }));
  }

 private:
  void WriteList(const VocabularyList& list) {
    const bool apart = !list.member_provisions.empty();  // its members
    size_t next = 0;
    json_.Object(
        "name", list.name, "of", list.of, "counts", list.counts,
        [&] { WritePlace(edition_, list, json_); }, "shared_by",
        If(list.shared_by.size() > 1, list.shared_by), "span",
        [&] {
          if (apart) return json_.Value(nullptr);
          WriteSpan(PassageOfMember(edition_, list, 0), list.begin, list.end);
        },
        "members", json_.Each(list.members, [&](const ListMember& member) {
          const size_t i = next++;
          json_.Object(
              "name", member.name, "alias", If(!member.alias.empty(), member.alias), "provision",
              If(apart, [&] { json_.Value(KeyText(edition_, list.member_provisions[i])); }), "span",
              [&] { WriteSpan(PassageOfMember(edition_, list, i), member.begin, member.end); });
        }));
  }

  void WriteSpan(const Passage& passage, uint32_t begin, uint32_t end) {
    places_.WriteSpan(SourceSpanOf(passage, begin, end));
  }

  const Edition& edition_;
  JsonWriter json_;
  JsonPlaces places_;
};

}  // namespace

void WriteTypesJson(const TypesReport& report, ByteSink& out) {
  TypesWriter(report.edition, out).Write(report.vocabulary);
}

void WriteTypeChangesJson(const TypesComparison& comparison, ByteSink& out) {
  JsonWriter json(out);
  const auto side = [&](const Edition& edition, const VocabularyList* list) {
    return [&edition, list, &json] {
      if (list == nullptr) return json.Value(nullptr);
      json.Object([&] { WritePlace(edition, *list, json); }, "members", list->members.size());
    };
  };
  const auto write = [&](const ListChange& change) {
    json.Object("name", change.name, "old_name", If(!change.old_name.empty(), change.old_name),
                "unfound", If(change.unfound, true), "old",
                side(comparison.old_edition, change.old_list), "new",
                side(comparison.new_edition, change.new_list), "added", change.added, "removed",
                change.removed);
  };
  json.Document(
      "schema", "codicil-types-diff/1",
      [&] { WriteIdentities(comparison.old_edition, comparison.new_edition, json); }, "lists",
      json.Each(comparison.changes, write));
}

}  // namespace codicil
