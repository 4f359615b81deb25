// The writer for codicil-changes/1; docs/schema has the schema.

#include <map>

#include "output/changes.h"
#include "output/work_json.h"

namespace codicil {
namespace {

class ChangesJsonWriter {
 public:
  ChangesJsonWriter(const WorkChanges& changes, ByteSink& out)
      : work_(changes.work), changes_(changes), json_(out) {}

  void Write() {
    std::vector<uint32_t> editions;
    for (uint32_t i = changes_.first_edition; i < work_.editions.size(); ++i) editions.push_back(i);
    json_.Document(
        "schema", "codicil-changes/1", [&] { WriteWork(work_, json_); }, "since",
        OrNull(changes_.since), "editions",
        json_.Each(editions, [&](uint32_t edition) { WriteEdition(edition); }));
  }

 private:
  void WriteEdition(uint32_t edition) {
    const std::vector<LifeChange> all = ChangesIn(work_, edition);
    std::map<ChangeKind, size_t> counts;
    for (const LifeChange& change : all) {
      for (const ChangeKind kind : change.kinds.List()) ++counts[kind];
    }
    json_.Object(
        "edition", [&] { WriteEditionRecord(work_.editions[edition], json_); }, "provisions",
        work_.editions[edition].provisions.size(), "counts", [&] { WriteCounts(counts); },
        "changes", json_.Each(all, [&](const LifeChange& change) {
          if (change.kinds != ChangeKinds{ChangeKind::kUnchanged} || change.is_back())
            WriteChange(change);
        }));
  }

  void WriteCounts(const std::map<ChangeKind, size_t>& counts) {
    json_.Object([&] {
      for (const auto& [kind, count] : counts) json_.Members(ChangeKindName(kind), count);
    });
  }

  auto PlaceOf(const std::optional<Place>& place) {
    return [this, place] {
      if (!place) return json_.Value(nullptr);
      json_.Object("edition", work_.editions[place->edition].id, "num", At(work_, *place).Key());
    };
  }

  void WriteChange(const LifeChange& change) {
    std::vector<std::string> kinds;
    for (const ChangeKind kind : change.kinds.List()) kinds.emplace_back(ChangeKindName(kind));
    const std::string num = change.now ? At(work_, *change.now).Key() : "";
    json_.Object("id", work_.lineages.all[change.life].id, "before", PlaceOf(change.before), "num",
                 OrNull(num), "kinds", kinds, "confidence", Hundredths{change.confidence});
  }

  const Work& work_;
  const WorkChanges& changes_;
  JsonWriter json_;
};

}  // namespace

void WriteWorkChangesJson(const WorkChanges& changes, ByteSink& out) {
  ChangesJsonWriter(changes, out).Write();
}

}  // namespace codicil
