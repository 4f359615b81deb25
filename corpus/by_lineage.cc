#include "corpus/by_lineage.h"

#include <algorithm>
#include <set>

#include "corpus/history.h"

namespace codicil {
namespace {

// The words of one provision are followed into so many histories.
constexpr size_t kMostWays = 64;

class LineageWalk {
 public:
  LineageWalk(const Work& work, const TransitionIndex& transitions, uint32_t from, uint32_t to)
      : work_(work), transitions_(transitions), from_(from), to_(to) {}

  // Appends the pairs of one old provision: its own history's first.
  void Add(ProvisionId id, std::vector<Correspondence>& pairs) {
    seen_.clear();
    ways_.clear();
    split_ = false;
    const size_t begin = pairs.size();
    Enter({work_.lineages.of[from_][id], from_, 1});
    for (size_t next = 0; next < ways_.size(); ++next) Follow(ways_[next], id, pairs);
    const size_t found = pairs.size() - begin;
    if (found == 0) pairs.push_back({id, kNoProvision, {ChangeKind::kRemoved}, 1, 0, {}});
    if (found == 0 || (found == 1 && !split_)) return;
    for (size_t i = begin; i < pairs.size(); ++i) pairs[i].kinds.Add(ChangeKind::kSplit);
  }

 private:
  // A history that has words of the provision from `edition` on.
  using Way = Lineage::Link;

  void Enter(Way way) {
    if (ways_.size() < kMostWays && seen_.insert(way.other).second) ways_.push_back(way);
  }

  void Follow(const Way way, ProvisionId id, std::vector<Correspondence>& pairs) {
    const Lineage& history = work_.lineages.all[way.other];
    float confidence = way.confidence;
    for (const Lineage::Stop& stop : history.stops) {
      if (stop.edition < way.edition || stop.edition > to_) continue;
      if (stop.edition > way.edition) confidence = std::min(confidence, stop.confidence);
      if (stop.edition == to_) return AddPair(id, stop, confidence, history, pairs);
      EnterParts(stop, confidence);
    }
  }

  // The words of a provision go to all that it is paired with in the next edition.
  void EnterParts(const Lineage::Stop& stop, float confidence) {
    const auto& olds = work_.editions[stop.edition].provisions;
    const auto& news = work_.editions[stop.edition + 1].provisions;
    if (olds[stop.provision].implied) return;
    size_t parts = 0;
    for (const uint32_t index : transitions_.OfOld(stop.edition, stop.provision)) {
      const PairRecord& pair = work_.transitions[stop.edition].pairs[index];
      if (pair.new_id == kNoProvision || news[pair.new_id].implied) continue;
      ++parts;
      Enter({work_.lineages.of[stop.edition + 1][pair.new_id], stop.edition + 1,
             std::min(confidence, pair.confidence)});
    }
    split_ |= parts > 1;
  }

  void AddPair(ProvisionId old_id, const Lineage::Stop& stop, float confidence,
               const Lineage& history, std::vector<Correspondence>& pairs) const {
    Correspondence pair{old_id, stop.provision, {}, confidence, 0, {}};
    const auto& olds = work_.editions[from_].provisions;
    const auto& news = work_.editions[to_].provisions;
    if (!history.pinned.empty()) {
      pair.evidence.Add(Evidence::kPinned);
      pair.evidence.pinned = history.pinned;
    }
    if (olds[old_id].num != news[stop.provision].num) pair.kinds.Add(ChangeKind::kRenumbered);
    pairs.push_back(std::move(pair));
  }

  const Work& work_;
  const TransitionIndex& transitions_;
  const uint32_t from_, to_;
  std::vector<Way> ways_;
  std::set<LineageIndex> seen_;
  bool split_ = false;  // there is a transition in which the words went to several provisions
};

}  // namespace

Concordance ConcordanceByLineage(const Work& work, uint32_t from, uint32_t to) {
  Concordance concordance;
  const TransitionIndex transitions(work);
  LineageWalk walk(work, transitions, from, to);
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
      concordance.pairs.push_back({kNoProvision, id, {ChangeKind::kAdded}, 1, 0, {}});
  return concordance;
}

std::vector<Correspondence> BecameIn(const Work& work, const TransitionIndex& transitions,
                                     const Place& place, uint32_t edition) {
  std::vector<Correspondence> pairs;
  if (edition >= place.edition) {
    LineageWalk(work, transitions, place.edition, edition).Add(place.provision, pairs);
    return pairs;
  }
  if (const auto then = MainIn(work, place, edition))
    pairs.push_back(
        {place.provision, then->provision, {}, WeakestLink(HistoryAt(work, place)), 0, {}});
  return pairs;
}

std::optional<Place> MainIn(const Work& work, const Place& place, uint32_t edition) {
  LineageIndex history = work.lineages.of[place.edition][place.provision];
  for (size_t steps = 0; steps < kMostWays; ++steps) {
    const Lineage& lineage = work.lineages.all[history];
    const auto last = LastStopBy(lineage, edition);
    if (last && last->edition == edition) return last;
    if (lineage.merged_into.empty() || lineage.merged_into.front().edition > edition) break;
    history = lineage.merged_into.front().other;
  }
  return {};
}

}  // namespace codicil
