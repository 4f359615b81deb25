#include "corpus/changes.h"

#include <algorithm>

namespace codicil {
namespace {

class ChangeCollector {
 public:
  ChangeCollector(const Work& work, uint32_t edition)
      : work_(work), edition_(edition), lives_(work.lineages) {
    for (const PairRecord& pair : work.transitions[edition - 1].pairs) {
      if (pair.new_id == kNoProvision) {
        gone_.emplace(pair.old_id, &pair);
      } else {
        by_new_.emplace(pair.new_id, &pair);
        const PairRecord*& of_old = gone_[pair.old_id];
        if (of_old == nullptr || pair.main) of_old = &pair;
        both_.emplace(Key(pair.old_id, pair.new_id), &pair);
      }
    }
  }

  std::vector<LifeChange> Collect() {
    for (ProvisionId id = 0; id < work_.editions[edition_].provisions.size(); ++id) AddNow(id);
    for (ProvisionId id = 0; id < work_.editions[edition_ - 1].provisions.size(); ++id) AddGone(id);
    return std::move(changes_);
  }

 private:
  using PairOf = HashMap<uint64_t, const PairRecord*>;

  static uint64_t Key(ProvisionId old_id, ProvisionId new_id) {
    return uint64_t{old_id} << 32 | new_id;
  }

  void AddNow(ProvisionId id) {
    LifeChange change;
    change.life = lives_.of[edition_][id];
    change.now = Place{edition_, id};
    change.before = LastStopBy(lives_.all[change.life], edition_ - 1);
    const bool joined = change.before && !change.is_back();
    if (joined) {
      Describe(both_, Key(change.before->provision, id), change);
    } else if (!change.before) {
      Describe(by_new_, id, change);
    }
    if (change.kinds.empty()) change.kinds = KindsWithoutPair(change);
    changes_.push_back(change);
  }

  void AddGone(ProvisionId id) {
    const LineageIndex life = lives_.of[edition_ - 1][id];
    const auto last = LastStopBy(lives_.all[life], edition_);
    if (last && last->edition == edition_) return;
    LifeChange change;
    change.life = life;
    change.before = Place{edition_ - 1, id};
    Describe(gone_, id, change);
    if (change.kinds.empty()) change.kinds.Add(ChangeKind::kRemoved);
    changes_.push_back(change);
  }

  static void Describe(const PairOf& pairs, uint64_t key, LifeChange& change) {
    const auto found = pairs.find(key);
    if (found == pairs.end()) return;
    change.kinds = found->second->kinds;
    change.confidence = found->second->confidence;
  }

  ChangeKinds KindsWithoutPair(const LifeChange& change) const {
    if (!change.before) return {ChangeKind::kAdded};
    return KindsBetween(At(work_, *change.before), At(work_, *change.now));
  }

  const Work& work_;
  uint32_t edition_;
  const Lineages& lives_;
  PairOf both_, by_new_, gone_;
  std::vector<LifeChange> changes_;
};

}  // namespace

std::vector<LifeChange> ChangesIn(const Work& work, uint32_t edition) {
  return ChangeCollector(work, edition).Collect();
}

}  // namespace codicil
