// codicil blame: which edition the words of a provision come from.

#include "output/blame.h"

#include "cli/open_corpus.h"
#include "cli/report_formats.h"

namespace codicil::cli {
namespace {

struct BlameOptions {
  HistoryOptions history;
  OutputOptions output{"text", {}};
};

constexpr ReportFormat<Blame> kBlameFormats[] = {{{"text", "txt"}, WriteBlameText},
                                                 {"json", WriteBlameJson},
                                                 {"csv", BlameTable},
                                                 {{"ndjson", "jsonl"}, BlameTable}};

// Where the histories are in the edition that was asked for; without one, where the number was
// looked up, or at the end of the history.
int FindPlaces(const Work& work, const HistoryOptions& options, const NamedHistories& found,
               std::vector<Place>* places) {
  auto edition = static_cast<uint32_t>(work.editions.size() - 1);
  if (FindEdition(work, AskedEdition(options), &edition) == kFailure) return kFailure;
  auto all = PlacesBy(work, found, edition);
  if (!all) return Fail(all.failure());
  *places = std::move(*all);
  return kClean;
}

int RunBlame(const BlameOptions& options) {
  OpenedCorpus corpus;
  NamedHistories found;
  const int status = OpenAndFind(options.history, &corpus, &found);
  if (status == kFailure) return kFailure;
  Blame blame{corpus.build.work, options.history.asked, {}};
  if (FindPlaces(blame.work, options.history, found, &blame.places) == kFailure) return kFailure;
  return PutReport(kBlameFormats, blame, options.history.common, options.output, status);
}

}  // namespace

void AddBlame(CLI::App& app, int* status) {
  const auto [command, options] = AddSubcommand(
      app, "blame", "Show which edition the words of a provision come from", RunBlame, status);
  AddHistoryOptions(command, options.history);
  AddFormatOptions(command, kBlameFormats, &options.output);
  command.footer(
      "Example:\n  codicil blame corpus/emberfall 305.2\n"
      "  codicil blame corpus/emberfall 115.2 --to json");
}

}  // namespace codicil::cli
