// Editions as JSON: codicil-edition/1, of docs/schema, whose matter comes after its provisions, so
// that it takes the parts by name and not in the order of the walk; and, for tools that read line
// by line, a line for each provision and term with what codicil-edition/1 has of it.

#include "output/edition_json.h"
#include "output/edition_walk.h"
#include "output/writer.h"
#include "rules/identity.h"

namespace codicil {
namespace {

// Front and back matter have no lines.
class NdjsonSink : public EditionSink {
 public:
  NdjsonSink(const Edition& edition, ByteSink& out)
      : edition_(edition), json_(out, JsonLayout::kOneLine), parts_(edition, json_) {}

  void WriteMatter(const MatterBlock&) override {}
  void WriteProvision(ProvisionId id) override {
    WriteLine([&] { parts_.WriteProvision(edition_.provisions[id]); });
  }
  void WriteEntry(uint32_t entry) override {
    WriteLine([&] { parts_.WriteEntry(edition_.glossary[entry]); });
  }

 private:
  template <typename Write>
  void WriteLine(Write write) {
    json_.Document("work", OrNull(work_), "edition", id_, write);
  }

  const Edition& edition_;
  const std::string work_ = WorkId(edition_);
  const std::string id_ = EditionId(edition_);
  JsonWriter json_;
  EditionJson parts_;
};

}  // namespace

void WriteJson(const Edition& edition, ByteSink& out) {
  JsonWriter json(out);
  EditionJson parts(edition, json);
  const auto all = [&](const auto& items, auto write) {
    return json.Each(items, [&parts, &json, write](const auto& item) {
      json.Object([&] { (parts.*write)(item); });
    });
  };
  json.Document(
      "schema", "codicil-edition/1", [&] { WriteIdentity(edition, json); },
      [&] { WriteSources(edition, json); }, "provisions",
      all(edition.provisions, &EditionJson::WriteProvision), "glossary",
      all(edition.glossary, &EditionJson::WriteEntry), "front_matter",
      all(edition.front_matter, &EditionJson::WriteMatter), "between_matter",
      If(!edition.between_matter.empty(), all(edition.between_matter, &EditionJson::WriteBetween)),
      "back_matter", all(edition.back_matter, &EditionJson::WriteMatter), "diagnostics",
      json.Each(edition.sources().diagnostics.list(),
                [&](const Diagnostic& one) { parts.places().WriteDiagnostic(one); }));
}

void WriteNdjson(const Edition& edition, ByteSink& out) {
  NdjsonSink sink(edition, out);
  WalkEdition(edition, sink);
}

}  // namespace codicil
