#include "codicil/migration.h"

#include <fmt/format.h>

#include "corpus/by_lineage.h"

namespace codicil {
namespace {

ContestedNumbers ContestedOf(const Work& work, size_t texts, const CitedEditions& found) {
  ContestedNumbers contested(texts);
  const CitedEdition& all = found.all;
  for (const ContestedCitation& citation : found.contested) {
    contested[citation.text].push_back(
        {citation.begin,
         fmt::format("it may be of edition {}, where it is another provision than in {}: of all "
                     "citations, {} fit the one and {} the other; name the edition with --at",
                     work.editions[citation.rival].id, work.editions[all.edition].id,
                     all.fits[citation.rival], all.fits[all.edition])});
  }
  return contested;
}

Status Mixed(const Work& work, const std::string& name, const CitedEdition& all,
             const CitedEdition& one) {
  const std::string citations =
      one.citations == 1 ? "its only citation" : fmt::format("its {} citations", one.citations);
  return Status::Unclear(
      fmt::format("the files cite different editions: of {} of {}, {} fit edition {} and {} "
                  "edition {}, which all files together fit best; migrate it alone, or name "
                  "the edition with --at",
                  citations, name, one.fits[one.edition], work.editions[one.edition].id,
                  one.fits[all.edition], work.editions[all.edition].id));
}

}  // namespace

Result<MigrationPlan> PlanMigration(OpenWork& open, const Sources& texts, const std::string& at,
                                    const std::vector<std::string>& patterns) {
  const Work& work = open.work();
  MigrationPlan plan;
  plan.contested.resize(texts.files.size());
  const auto newest = open.Read(open.newest());
  if (!newest) return newest.failure();
  plan.is = *newest;
  if (at.empty()) {
    const auto found = FindCitedEdition(work, plan.is->edition(), patterns, texts);
    if (!found) return found.failure();
    if (found->other_text)
      return Mixed(work, texts.files[*found->other_text].text->name(), found->all, found->other);
    plan.from = found->all.edition;
    plan.contested = ContestedOf(work, texts.files.size(), *found);
    plan.found = found->all;
  } else {
    const auto named = open.EditionOf(at);
    if (!named) return named.failure();
    plan.from = *named;
  }
  const auto was = open.Read(plan.from);
  if (!was) return was.failure();
  plan.was = *was;
  plan.history = ConcordanceByLineage(work, plan.from, open.newest());
  plan.direct =
      Align(plan.was->edition(), plan.was->references, plan.is->edition(), plan.is->references);
  return plan;
}

}  // namespace codicil
