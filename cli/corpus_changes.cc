// codicil corpus changes: what happened to the provisions of a work, edition by edition.

#include "cli/corpus.h"
#include "cli/open_corpus.h"
#include "cli/report_forms.h"
#include "output/changes.h"

namespace codicil::cli {
namespace {

struct ChangesOptions {
  CommonOptions common;
  std::string since;
  OutputOptions output{"text", {}};
};

constexpr ReportForm<WorkChanges> kChangesForms[] = {{{"text", "txt"}, WriteWorkChangesText},
                                                     {"json", WriteWorkChangesJson}};

int Changes(const ChangesOptions& options) {
  OpenedCorpus corpus;
  const int status = OpenAndTell(options.common, options.common.files[0], &corpus);
  if (status == kFailure) return kFailure;
  const Work& work = corpus.build.work;
  uint32_t since = 0;
  if (FindEdition(work, options.since, &since) == kFailure) return kFailure;
  return PutReport(kChangesForms, {work, options.since, since + 1}, options.common, options.output,
                   status);
}

}  // namespace

void AddCorpusChanges(CLI::App& corpus, int* status) {
  const auto [command, options] =
      AddSubcommand(corpus, "changes", "List what happened to each provision, edition by edition",
                    Changes, status);
  AddCorpusOptions(command, options.common);
  command.get_option("CORPUS")->expected(1);
  command
      .add_option("--since", options.since,
                  "Begin after the edition in force at that date, or with that id; otherwise after "
                  "the first one")
      ->type_name("DATE");
  AddFormOptions(command, kChangesForms, &options.output);
  command.footer("Example:\n  codicil corpus changes corpus/emberfall --since 2022-03-04");
}

}  // namespace codicil::cli
