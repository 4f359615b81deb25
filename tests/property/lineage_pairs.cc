// Going by lineage from any edition to any later one, against the direct alignment of the two: how
// many main ends differ. A life that ended goes on in the one that took its words over. With a
// number as its argument it also prints so many differences, spread evenly over all, with their
// texts, for a person to judge.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <set>

#include "corpus/history.h"
#include "works.h"

namespace codicil {
namespace {

struct Difference {
  Place was;
  std::optional<Place> by_history, direct;
};

struct Comparison {
  size_t pairs = 0, provisions = 0, both_gone = 0, other_end = 0, only_direct = 0, only_history = 0;
  std::vector<Difference> differences;
};

// The main end of each provision of the old edition.
std::vector<ProvisionId> MainEnds(const Transition& transition, size_t provisions) {
  std::vector<ProvisionId> ends(provisions, kNoProvision);
  for (const PairRecord& pair : transition.pairs) {
    if (pair.old_id != kNoProvision && pair.main) ends[pair.old_id] = pair.new_id;
  }
  return ends;
}

// Where the words of a history are in edition `to`: in it, or in the history that they went over
// to.
ProvisionId EndOf(const Work& work, LineageIndex history, uint32_t to,
                  const std::vector<ProvisionId>& by_history) {
  for (std::set<LineageIndex> seen; seen.insert(history).second;) {
    if (by_history[history] != kNoProvision) return by_history[history];
    const auto& links = work.lineages.all[history].merged_into;
    if (links.empty() || links.front().edition > to) break;
    history = links.front().other;
  }
  return kNoProvision;
}

void Compare(const Work& work, uint32_t from, uint32_t to, const Transition& direct,
             Comparison& comparison) {
  const auto ends = MainEnds(direct, work.editions[from].provisions.size());
  std::vector<ProvisionId> by_history(work.lineages.all.size(), kNoProvision);
  for (ProvisionId id = 0; id < work.lineages.of[to].size(); ++id)
    by_history[work.lineages.of[to][id]] = id;
  ++comparison.pairs;
  for (ProvisionId id = 0; id < ends.size(); ++id) {
    if (work.editions[from].provisions[id].implied) continue;
    ++comparison.provisions;
    const ProvisionId history_end = EndOf(work, work.lineages.of[from][id], to, by_history);
    if (history_end == ends[id]) {
      comparison.both_gone += history_end == kNoProvision;
      continue;
    }
    Difference difference{{from, id}, {}, {}};
    if (history_end != kNoProvision) difference.by_history = {to, history_end};
    if (ends[id] != kNoProvision) difference.direct = {to, ends[id]};
    ++(!difference.by_history ? comparison.only_direct
       : !difference.direct   ? comparison.only_history
                              : comparison.other_end);
    comparison.differences.push_back(difference);
  }
}

void Print(const Work& work, const char* label, const std::optional<Place>& place) {
  if (!place) return void(std::printf("  %s: none\n", label));
  const ProvisionRecord& is = At(work, *place);
  std::printf("  %s: %s %s%s%s\n", label, is.Key().c_str(),
              std::string(work.texts[is.heading]).c_str(), is.heading == kNoText ? "" : " | ",
              std::string(work.texts[is.text]).c_str());
}

void Run(const std::vector<std::string>& paths, size_t wanted) {
  WorkMaker maker(paths);
  const auto work = maker.MakeWhole();
  Comparison comparison;
  for (uint32_t from = 0; from < work->editions.size(); ++from) {
    for (uint32_t to = from + 1; to < work->editions.size(); ++to)
      Compare(*work, from, to, maker.Between(from, to), comparison);
  }
  const size_t differ = comparison.differences.size();
  std::printf(
      "%zu pairs of editions, %zu provisions: %zu differ (%.2f %%): %zu in the end, %zu only by "
      "the direct alignment, %zu only by the history\n",
      comparison.pairs, comparison.provisions, differ,
      100 * static_cast<double>(differ) / static_cast<double>(comparison.provisions),
      comparison.other_end, comparison.only_direct, comparison.only_history);
  for (size_t i = 0; i < std::min(wanted, differ); ++i) {
    const Difference& one = comparison.differences[i * differ / std::min(wanted, differ)];
    const Place& was = one.was;
    const uint32_t to = one.by_history ? one.by_history->edition : one.direct->edition;
    std::printf("\n%zu. %s -> %s, %s\n", i + 1, work->editions[was.edition].id.c_str(),
                work->editions[to].id.c_str(),
                work->lineages.all[work->lineages.of[was.edition][was.provision]].id.c_str());
    Print(*work, "was", was);
    Print(*work, "history", one.by_history);
    Print(*work, "direct", one.direct);
  }
}

}  // namespace
}  // namespace codicil

int main(int argc, char** argv) {
  const size_t wanted = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 0;
  for (const auto& work : codicil::Works()) codicil::Run(work, wanted);
}
