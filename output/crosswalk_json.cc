#include "output/crosswalk.h"
#include "output/diff_json.h"
#include "rules/provision_key.h"

namespace codicil {

void WriteCrosswalkJson(const EditionPair& editions, ByteSink& out) {
  const Edition &was = editions.old_edition, &is = editions.new_edition;
  JsonWriter json(out);
  const auto write = [&](const Correspondence& pair) {
    json.Object("old", OrNull(KeyText(was, pair.old_id)), "new", OrNull(KeyText(is, pair.new_id)),
                "main", pair.main_of_old, [&] { WritePairMembers(pair, json); });
  };
  json.Document(
      "schema", "codicil-crosswalk/1", [&] { WriteIdentities(was, is, json); }, "pairs",
      json.Each(editions.concordance.pairs, write));
}

}  // namespace codicil
