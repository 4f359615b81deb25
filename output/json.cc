// codicil-edition/1, of docs/schema. Its matter comes after its provisions, so that it takes the
// parts by name and not in the order of the walk.

#include "output/edition_json.h"
#include "output/writer.h"

namespace codicil {

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
      all(edition.front_matter, &EditionJson::WriteMatter), "back_matter",
      all(edition.back_matter, &EditionJson::WriteMatter), "diagnostics",
      json.Each(edition.sources().diagnostics.list(),
                [&](const Diagnostic& one) { parts.places().WriteDiagnostic(one); }));
}

}  // namespace codicil
