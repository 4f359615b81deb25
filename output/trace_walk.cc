#include "output/trace_walk.h"

#include <fmt/format.h>

#include "output/surety.h"

namespace codicil {
namespace {

// The editions in which the life had that number.
std::string YearsOf(const Work& work, const Lineage& lineage, std::string_view number) {
  Lineage numbered;
  for (const Lineage::Stop& stop : lineage.stops) {
    const ProvisionRecord& provision = At(work, stop);
    if (provision.num == number || provision.Key() == number) numbered.stops.push_back(stop);
  }
  return DescribeYears(work, numbered.stops.empty() ? lineage : numbered);
}

class TraceWalk {
 public:
  TraceWalk(const Trace& trace, TraceSink& sink) : trace_(trace), work_(trace.work), sink_(sink) {}

  void Run() {
    const NamedLives& found = trace_.found;
    if (found.edition && *found.edition + 1 != work_.editions.size())
      sink_.WriteLookup(fmt::format("{} in the edition of {}", found.number,
                                    NameOf(work_.editions[*found.edition])));
    for (const LineageIndex life : found.lives) {
      if (life != found.lives.front()) sink_.PartLives();
      SendLife(life);
    }
    if (!found.others.empty()) sink_.BeginOthers(found.number + " in other editions");
    for (const LineageIndex life : found.others) {
      const Lineage& lineage = work_.lineages.all[life];
      sink_.WriteOther(lineage.id, fmt::format("{}. {}", YearsOf(work_, lineage, found.number),
                                               DescribeFate(work_, life)));
    }
  }

 private:
  void SendLife(LineageIndex life) {
    const Lineage& lineage = work_.lineages.all[life];
    sink_.BeginLife(
        {NameOf(work_, LastOf(lineage)), lineage.id, work_.title,
         fmt::format("{} of {} editions, {}; {} sure", lineage.stops.size(), work_.editions.size(),
                     DescribeYears(work_, lineage), Percent(WeakestLink(lineage)))});
    sink_.WriteSentence(DescribeFate(work_, life));
    if (!lineage.pinned.empty()) sink_.WriteSentence("Pinned: " + lineage.pinned);
    for (const LifeStep& step : StepsOf(work_, trace_.index, life)) {
      if (!IsUnchanged(step)) SendStep(life, step);
    }
  }

  void SendStep(LineageIndex life, const LifeStep& step) {
    sink_.BeginStep(NameOf(work_.editions[step.place.edition]), At(work_, step.place).num,
                    DescribeKinds(step));
    if (const std::string birth = DescribeBirth(work_, life); !step.before && !birth.empty())
      sink_.WriteSentence(birth);
    for (const std::string& sentence : DescribeParts(work_, step)) sink_.WriteSentence(sentence);
    for (const StepPassage& passage : ShownPassages(work_, step, differ_))
      sink_.WritePassage(passage);
  }

  const Trace& trace_;
  const Work& work_;
  TraceSink& sink_;
  TextDiffer differ_;
};

}  // namespace

void WalkTrace(const Trace& trace, TraceSink& sink) { TraceWalk(trace, sink).Run(); }

}  // namespace codicil
