// codicil blame: which edition the words of a provision come from.

#include "output/blame.h"

#include <fmt/format.h>

#include "cli/open_corpus.h"
#include "cli/report_forms.h"

namespace codicil::cli {
namespace {

struct BlameOptions {
  LifeOptions life;
  OutputOptions output{"text", {}};
};

constexpr ReportForm<Blame> kBlameForms[] = {{{"text", "txt"}, WriteBlameText},
                                             {"json", WriteBlameJson}};

// Where the lives are in the edition that was asked for; without one, where the number was looked
// up, or at the end of the life.
int FindPlaces(const Work& work, const LifeOptions& options, const NamedLives& found,
               std::vector<Place>* places) {
  auto edition = static_cast<uint32_t>(work.editions.size() - 1);
  if (FindEdition(work, AskedEdition(options), &edition) == kFailure) return kFailure;
  for (const LineageIndex life : found.lives) {
    const Lineage& lineage = work.lineages.all[life];
    const auto place = LastStopBy(lineage, found.edition.value_or(edition));
    if (!place) {
      return Fail(
          fmt::format("lineage {} begins after edition {}", lineage.id, work.editions[edition].id));
    }
    places->push_back(*place);
  }
  return kClean;
}

int RunBlame(const BlameOptions& options) {
  OpenedCorpus corpus;
  NamedLives found;
  const int status = OpenAndFind(options.life, &corpus, &found);
  if (status == kFailure) return kFailure;
  Blame blame{corpus.build.work, options.life.asked, {}};
  if (FindPlaces(blame.work, options.life, found, &blame.places) == kFailure) return kFailure;
  return PutReport(kBlameForms, blame, options.life.common, options.output, status);
}

}  // namespace

void AddBlame(CLI::App& app, int* status) {
  const auto [command, options] = AddSubcommand(
      app, "blame", "Show which edition the words of a provision come from", RunBlame, status);
  AddLifeOptions(command, options.life);
  AddFormOptions(command, kBlameForms, &options.output);
  command.footer(
      "Example:\n  codicil blame corpus/emberfall 305.2\n"
      "  codicil blame corpus/emberfall 115.2 --to json");
}

}  // namespace codicil::cli
