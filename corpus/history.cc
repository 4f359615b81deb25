#include "corpus/history.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/split.h"

namespace codicil {
namespace {

void Explain(const Work& work, const TransitionIndex& index, HistoryStep& step) {
  const Place &was = *step.before, &is = step.place;
  const PairRecord* pair = nullptr;
  if (!step.skips()) {
    const std::vector<PairRecord>& pairs = work.transitions[was.edition].pairs;
    for (const uint32_t i : index.OfOld(was.edition, was.provision)) {
      if (pairs[i].new_id == is.provision) {
        pair = &pairs[i];
      } else if (pairs[i].new_id != kNoProvision) {
        step.parts.push_back({is.edition, pairs[i].new_id});
      }
    }
    for (const uint32_t i : index.OfNew(was.edition, is.provision)) {
      if (pairs[i].old_id != was.provision && pairs[i].old_id != kNoProvision)
        step.sources.push_back({was.edition, pairs[i].old_id});
    }
  }
  step.kinds = pair ? pair->kinds : KindsBetween(At(work, was), At(work, is));
  if (!pair) return;
  for (const std::string_view evidence : Split(pair->evidence, "; "))
    step.evidence.emplace_back(evidence);
}

// The first link whose history has not been followed yet; nullptr if there is none.
const Lineage::Link* FirstLink(const Lineage& lineage, const std::set<LineageIndex>& followed) {
  const auto link = std::ranges::find_if(
      lineage.merged_into, [&](const Lineage::Link& one) { return !followed.contains(one.other); });
  return link == lineage.merged_into.end() ? nullptr : &*link;
}

class ChangeCollector {
 public:
  ChangeCollector(const Work& work, uint32_t edition)
      : work_(work), edition_(edition), histories_(work.lineages) {
    for (const PairRecord& pair : work.transitions[edition - 1].pairs) {
      if (IsImplied(edition - 1, pair.old_id) || IsImplied(edition, pair.new_id)) continue;
      if (pair.new_id == kNoProvision) {
        gone_.emplace(pair.old_id, &pair);
      } else {
        by_new_.emplace(pair.new_id, &pair);
        const PairRecord*& of_old = gone_[pair.old_id];
        if (of_old == nullptr || pair.main) of_old = &pair;
        both_.emplace(PairKey(pair.old_id, pair.new_id), &pair);
      }
    }
  }

  std::vector<HistoryChange> Collect() {
    for (ProvisionId id = 0; id < work_.editions[edition_].provisions.size(); ++id) AddNow(id);
    for (ProvisionId id = 0; id < work_.editions[edition_ - 1].provisions.size(); ++id) AddGone(id);
    return std::move(changes_);
  }

 private:
  using PairOf = HashMap<uint64_t, const PairRecord*>;

  bool IsImplied(uint32_t edition, ProvisionId id) const {
    return id != kNoProvision && work_.editions[edition].provisions[id].implied;
  }

  void AddNow(ProvisionId id) {
    if (IsImplied(edition_, id)) return;
    HistoryChange change;
    change.history = histories_.of[edition_][id];
    change.now = Place{edition_, id};
    change.before = LastStopBy(histories_.all[change.history], edition_ - 1);
    const bool joined = change.before && !change.is_back();
    if (joined) {
      Describe(both_, PairKey(change.before->provision, id), change);
    } else if (!change.before) {
      Describe(by_new_, id, change);
    }
    if (change.kinds.empty()) change.kinds = KindsWithoutPair(change);
    changes_.push_back(change);
  }

  void AddGone(ProvisionId id) {
    if (IsImplied(edition_ - 1, id)) return;
    const LineageIndex history = histories_.of[edition_ - 1][id];
    const auto last = LastStopBy(histories_.all[history], edition_);
    if (last && last->edition == edition_) return;
    HistoryChange change;
    change.history = history;
    change.before = Place{edition_ - 1, id};
    Describe(gone_, id, change);
    if (change.kinds.empty()) change.kinds.Add(ChangeKind::kRemoved);
    changes_.push_back(change);
  }

  static void Describe(const PairOf& pairs, uint64_t key, HistoryChange& change) {
    const auto found = pairs.find(key);
    if (found == pairs.end()) return;
    change.kinds = found->second->kinds;
    change.confidence = found->second->confidence;
  }

  ChangeKinds KindsWithoutPair(const HistoryChange& change) const {
    if (!change.before) return {ChangeKind::kAdded};
    return KindsBetween(At(work_, *change.before), At(work_, *change.now));
  }

  const Work& work_;
  uint32_t edition_;
  const Lineages& histories_;
  PairOf both_, by_new_, gone_;
  std::vector<HistoryChange> changes_;
};

}  // namespace

const ProvisionRecord& At(const Work& work, const Place& place) {
  return work.editions[place.edition].provisions[place.provision];
}

std::string NameOf(const Work& work, const Place& place) {
  const ProvisionRecord& provision = At(work, place);
  const std::string_view heading = work.texts[provision.heading];
  return heading.empty() ? provision.num : fmt::format("{} {}", provision.num, heading);
}

bool HaveSameWords(const ProvisionRecord& a, const ProvisionRecord& b) {
  return a.heading == b.heading && a.text == b.text && a.examples == b.examples &&
         a.notes == b.notes;
}

const Lineage& HistoryAt(const Work& work, const Place& place) {
  return work.lineages.all[work.lineages.of[place.edition][place.provision]];
}

std::optional<Place> LastStopBy(const Lineage& lineage, uint32_t edition) {
  const auto after = std::ranges::partition_point(
      lineage.stops, [&](const Lineage::Stop& stop) { return stop.edition <= edition; });
  if (after == lineage.stops.begin()) return std::nullopt;
  return Place{(after - 1)->edition, (after - 1)->provision};
}

ChangeKinds KindsBetween(const ProvisionRecord& was, const ProvisionRecord& is) {
  ChangeKinds kinds;
  if (was.num != is.num) kinds.Add(ChangeKind::kRenumbered);
  if (!HaveSameWords(was, is)) kinds.Add(ChangeKind::kEdited);
  if (kinds.empty()) kinds.Add(ChangeKind::kUnchanged);
  return kinds;
}

TransitionIndex::TransitionIndex(const Work& work) {
  for (uint32_t i = 0; i < work.transitions.size(); ++i) {
    const std::vector<PairRecord>& pairs = work.transitions[i].pairs;
    by_old_.push_back(InGroups(pairs, work.editions[i].provisions.size(), &PairRecord::old_id));
    by_new_.push_back(InGroups(pairs, work.editions[i + 1].provisions.size(), &PairRecord::new_id));
  }
}

std::vector<HistoryStep> StepsOf(const Work& work, const TransitionIndex& index,
                                 LineageIndex history) {
  std::vector<HistoryStep> steps;
  for (const Lineage::Stop& stop : work.lineages.all[history].stops) {
    HistoryStep step;
    step.place = stop;
    step.confidence = stop.confidence;
    if (steps.empty()) {
      step.kinds.Add(ChangeKind::kAdded);
    } else {
      step.before = steps.back().place;
      Explain(work, index, step);
    }
    steps.push_back(std::move(step));
  }
  return steps;
}

float WeakestLink(const Lineage& lineage) {
  float weakest = 1;
  for (const Lineage::Stop& stop : lineage.stops) weakest = std::min(weakest, stop.confidence);
  return weakest;
}

std::vector<Lineage::Link> SplitOff(const Work& work, LineageIndex history) {
  std::vector<Lineage::Link> parts;
  for (LineageIndex other = 0; other < work.lineages.all.size(); ++other) {
    for (const Lineage::Link& link : work.lineages.all[other].split_from) {
      if (link.other == history) parts.push_back({other, link.edition, link.confidence});
    }
  }
  return parts;
}

Fate FateOf(const Work& work, LineageIndex history) {
  const auto editions = static_cast<uint32_t>(work.editions.size());
  const auto end_of = [&](LineageIndex one) {
    return work.lineages.all[one].stops.back().edition + 1;
  };
  Fate fate;
  if (end_of(history) == editions) return {history, std::nullopt, std::nullopt};
  fate.gone_in = end_of(history);
  std::set<LineageIndex> followed;
  LineageIndex at = history;
  while (end_of(at) < editions) {
    followed.insert(at);
    const Lineage::Link* link = FirstLink(work.lineages.all[at], followed);
    if (link == nullptr) {
      fate.removed_in = end_of(at);
      return fate;
    }
    at = link->other;
  }
  fate.heir = at;
  return fate;
}

std::vector<HistoryChange> ChangesIn(const Work& work, uint32_t edition) {
  return ChangeCollector(work, edition).Collect();
}

}  // namespace codicil
