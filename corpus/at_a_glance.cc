#include "corpus/at_a_glance.h"

#include <algorithm>

namespace codicil {

bool ChangesWords(const HistoryStep& step) {
  using enum ChangeKind;
  const auto has = [&](ChangeKind kind) { return step.kinds.Has(kind); };
  return !step.before || step.skips() || !step.parts.empty() || !step.sources.empty() ||
         has(kEdited) || has(kSplit) || has(kMerged) || has(kRedirectedReferences);
}

std::vector<std::vector<WordsSince>> WordsSinceOf(const Work& work, const TransitionIndex& index) {
  std::vector<std::vector<WordsSince>> all;
  for (const EditionRecord& edition : work.editions) all.emplace_back(edition.provisions.size());
  for (LineageIndex history = 0; history < work.lineages.all.size(); ++history) {
    WordsSince since{0, 0};
    for (const HistoryStep& step : StepsOf(work, index, history)) {
      if (ChangesWords(step)) since = {step.place.edition, since.texts + 1};
      all[step.place.edition][step.place.provision] = since;
    }
  }
  return all;
}

NumberRuns NumberRunsOf(const Work& work) {
  NumberRuns runs;
  for (uint32_t edition = 0; edition < work.editions.size(); ++edition) {
    const auto& provisions = work.editions[edition].provisions;
    for (ProvisionId id = 0; id < provisions.size(); ++id) {
      if (provisions[id].occurrence > 1) continue;
      const LineageIndex history = work.lineages.of[edition][id];
      std::vector<NumberRun>& of = runs[provisions[id].num];
      if (!of.empty() && of.back().last + 1 == edition && of.back().history == history) {
        of.back().last = edition;
      } else {
        of.push_back({edition, edition, history});
      }
    }
  }
  return runs;
}

Place LastPlaceOf(const Work& work, const NumberRun& run) {
  return *LastStopBy(work.lineages.all[run.history], run.last);
}

std::vector<NumberRun> FormerUsesOf(const Work& work, const NumberRuns& runs, ProvisionId id) {
  const auto newest = static_cast<uint32_t>(work.editions.size() - 1);
  const auto of_number = runs.find(work.editions[newest].provisions[id].num);
  std::vector<NumberRun> former;
  for (auto run = of_number->second.rbegin(); run != of_number->second.rend(); ++run) {
    const bool here = FateOf(work, run->history).heir == work.lineages.of[newest][id];
    if (!here && !At(work, LastPlaceOf(work, *run)).implied) former.push_back(*run);
  }
  return former;
}

std::vector<std::vector<Lineage::Link>> PartsOf(const Lineages& lineages) {
  std::vector<std::vector<Lineage::Link>> parts(lineages.all.size());
  for (LineageIndex history = 0; history < lineages.all.size(); ++history) {
    for (const Lineage::Link& link : lineages.all[history].split_from)
      parts[link.other].push_back({history, link.edition, link.confidence});
  }
  return parts;
}

}  // namespace codicil
