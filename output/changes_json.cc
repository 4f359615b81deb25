// The writer for codicil-changes/1; docs/schema has the schema.

#include "output/changes.h"
#include "output/diff_parts.h"
#include "output/json_parts.h"

namespace codicil {

void WriteWorkChangesJson(const WorkChanges& changes, ByteSink& out) {
  const Work& work = changes.work;
  JsonWriter json(out);
  const auto write_change = [&](const LifeChange& change) {
    if (change.kinds == ChangeKinds{ChangeKind::kUnchanged} && !change.is_back()) return;
    json.Object(
        "id", work.lineages.all[change.life].id, "before",
        [&] { WritePlace(work, change.before, json); }, "num",
        OrNull(change.now ? At(work, *change.now).Key() : ""), "kinds", NamesOf(change.kinds),
        "confidence", Hundredths{change.confidence});
  };
  std::vector<uint32_t> editions;
  for (uint32_t i = changes.first_edition; i < work.editions.size(); ++i) editions.push_back(i);
  const auto write_edition = [&](uint32_t edition) {
    const std::vector<LifeChange> all = ChangesIn(work, edition);
    const auto write_counts = [&] {
      for (const auto& [kind, count] : CountKinds(all)) json.Members(ChangeKindName(kind), count);
    };
    json.Object(
        "edition", [&] { WriteEditionRecord(work.editions[edition], json); }, "provisions",
        work.editions[edition].provisions.size(), "counts", json.Of(write_counts), "changes",
        json.Each(all, write_change));
  };
  json.Document(
      "schema", "codicil-changes/1", [&] { WriteWork(work, json); }, "since", OrNull(changes.since),
      "editions", json.Each(editions, write_edition));
}

}  // namespace codicil
