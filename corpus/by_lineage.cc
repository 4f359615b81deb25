#include "corpus/by_lineage.h"

#include <algorithm>
#include <set>

namespace codicil {
namespace {

// A part that is less sure than this carries no life: see corpus/lineages.h.
constexpr float kSurePart = 0.7f;

class LineageWalk {
 public:
  LineageWalk(const Work& work, uint32_t from, uint32_t to)
      : work_(work), from_(from), to_(to), parts_(work.lineages.all.size()) {
    for (LineageIndex life = 0; life < parts_.size(); ++life) {
      for (const Lineage::Link& link : work.lineages.all[life].split_from) {
        if (link.edition > from && link.edition <= to && link.confidence >= kSurePart)
          parts_[link.other].push_back({life, link.edition, link.confidence});
      }
    }
  }

  // Appends the pairs of one old provision: its own life's first.
  void Add(ProvisionId id, std::vector<Correspondence>& pairs) {
    seen_.clear();
    ways_.clear();
    const size_t begin = pairs.size();
    Enter({work_.lineages.of[from_][id], from_, 1});
    for (size_t next = 0; next < ways_.size(); ++next) Follow(ways_[next], id, pairs);
    const size_t found = pairs.size() - begin;
    if (found == 0) pairs.push_back({id, kNoProvision, {ChangeKind::kRemoved}, 1, {}});
    if (found < 2) return;
    for (size_t i = begin; i < pairs.size(); ++i) pairs[i].kinds.Add(ChangeKind::kSplit);
  }

 private:
  // A life that has words of the provision from `edition` on.
  using Way = Lineage::Link;

  void Enter(Way way) {
    if (seen_.insert(way.other).second) ways_.push_back(way);
  }

  void Follow(const Way way, ProvisionId id, std::vector<Correspondence>& pairs) {
    const Lineage& life = work_.lineages.all[way.other];
    Way at = way;
    for (const Lineage::Stop& stop : life.stops) {
      if (stop.edition <= way.edition || stop.edition > to_) continue;
      at.confidence = std::min(at.confidence, stop.confidence);
      if (stop.edition == to_) AddPair(id, stop.provision, at.confidence, pairs);
    }
    if (from_ == to_) AddPair(id, id, 1, pairs);
    if (way.edition == to_ && way.edition != from_) AddBorn(life, id, way.confidence, pairs);
    for (const Way& part : parts_[way.other]) {
      if (part.edition > way.edition)
        Enter({part.other, part.edition, std::min(way.confidence, part.confidence)});
    }
    if (life.stops.back().edition < to_) FollowMerge(life, at.confidence);
  }

  // A life that begins, or took words over, in the last edition itself.
  void AddBorn(const Lineage& life, ProvisionId id, float confidence,
               std::vector<Correspondence>& pairs) const {
    for (const Lineage::Stop& stop : life.stops) {
      if (stop.edition == to_) AddPair(id, stop.provision, confidence, pairs);
    }
  }

  void FollowMerge(const Lineage& life, float confidence) {
    const Way* best = nullptr;
    for (const Way& link : life.merged_into) {
      if (link.edition > to_ || seen_.contains(link.other)) continue;
      if (best == nullptr || link.confidence > best->confidence) best = &link;
    }
    if (best != nullptr)
      Enter({best->other, best->edition, std::min(confidence, best->confidence)});
  }

  void AddPair(ProvisionId old_id, ProvisionId new_id, float confidence,
               std::vector<Correspondence>& pairs) const {
    Correspondence pair{old_id, new_id, {}, confidence, {}};
    const auto& olds = work_.editions[from_].provisions;
    const auto& news = work_.editions[to_].provisions;
    if (olds[old_id].num != news[new_id].num) pair.kinds.Add(ChangeKind::kRenumbered);
    pairs.push_back(std::move(pair));
  }

  const Work& work_;
  const uint32_t from_, to_;
  std::vector<std::vector<Way>> parts_;  // by life: the lives split off
  std::vector<Way> ways_;
  std::set<LineageIndex> seen_;
};

}  // namespace

Concordance ConcordanceByLineage(const Work& work, uint32_t from, uint32_t to) {
  Concordance concordance;
  LineageWalk walk(work, from, to);
  const auto size = static_cast<ProvisionId>(work.editions[from].provisions.size());
  for (ProvisionId id = 0; id < size; ++id) walk.Add(id, concordance.pairs);
  std::vector<uint32_t> sources(work.editions[to].provisions.size());
  for (const Correspondence& pair : concordance.pairs)
    if (pair.new_id != kNoProvision) ++sources[pair.new_id];
  for (Correspondence& pair : concordance.pairs)
    if (pair.new_id != kNoProvision && sources[pair.new_id] > 1)
      pair.kinds.Add(ChangeKind::kMerged);
  for (ProvisionId id = 0; id < sources.size(); ++id)
    if (sources[id] == 0)
      concordance.pairs.push_back({kNoProvision, id, {ChangeKind::kAdded}, 1, {}});
  return concordance;
}

}  // namespace codicil
