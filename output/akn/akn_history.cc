#include "output/akn/akn_history.h"

#include "corpus/history.h"

namespace codicil {

AknHistory AknHistoryOf(const OpenedCorpus& corpus, uint32_t edition) {
  const Work& work = corpus.build.work;
  const Manifest& manifest = corpus.manifest;
  AknHistory history;
  history.work = {work.id, manifest.date, manifest.country, manifest.author};
  const auto date_of = [&](uint32_t index) {
    const std::string& date = work.editions[index].date;
    return date.empty() ? std::string(kAknNoDate) : date;
  };
  history.date = date_of(edition);
  if (edition > 0) history.previous_date = date_of(edition - 1);
  // A provision has the name of a history only if it is one of its stops: names are unique.
  history.lineage = [&work, edition](ProvisionId id) -> std::string {
    const Lineage& lineage = work.lineages.all[work.lineages.of[edition][id]];
    const auto stop = LastStopBy(lineage, edition);
    const bool own = stop && stop->edition == edition && stop->provision == id;
    return own ? lineage.id : "";
  };
  return history;
}

}  // namespace codicil
