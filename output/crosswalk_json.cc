#include "output/crosswalk.h"
#include "output/diff_json.h"
#include "rules/provision_key.h"

namespace codicil {

void WriteCrosswalkJson(const Edition& old_edition, const Edition& new_edition,
                        const Concordance& concordance, ByteSink& out) {
  JsonWriter json(out);
  const auto write = [&](const Correspondence& pair) {
    json.Object("old", OrNull(KeyText(old_edition, pair.old_id)), "new",
                OrNull(KeyText(new_edition, pair.new_id)), "main", pair.main_of_old,
                [&] { WritePairMembers(pair, json); });
  };
  json.Document(
      "schema", "codicil-crosswalk/1", [&] { WriteIdentities(old_edition, new_edition, json); },
      "pairs", json.Each(concordance.pairs, write));
}

}  // namespace codicil
