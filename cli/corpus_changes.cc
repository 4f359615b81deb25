// codicil corpus changes: what happened to the provisions of a work, edition by edition.

#include <memory>

#include "cli/corpus.h"
#include "cli/open_corpus.h"
#include "cli/usage.h"
#include "output/changes.h"

namespace codicil::cli {
namespace {

struct ChangesOptions {
  CommonOptions common;
  std::string since, form = "text", out;
};

int Changes(const ChangesOptions& options) {
  OpenedCorpus corpus;
  if (OpenAndTell(options.common, options.common.files[0], &corpus) == kFailure) return kFailure;
  const int status = corpus.status == InputStatus::kClean ? kClean : kFindings;
  const Work& work = corpus.build.work;
  uint32_t since = 0;
  if (!options.since.empty() && FindEdition(work, options.since, &since) == kFailure)
    return kFailure;
  const WorkChanges changes{work, options.since, since + 1};
  const auto write = [&](ByteSink& out) {
    if (options.form == "json") return WriteWorkChangesJson(changes, out);
    WriteWorkChangesText(changes, StyleFor(options.common, options.out), out);
  };
  return Put(options.out, write, status,
             options.form == "text" ? Printing::kAsItIs : Printing::kPrintable);
}

}  // namespace

void AddCorpusChanges(CLI::App& corpus, int* status) {
  auto options = std::make_shared<ChangesOptions>();
  CLI::App* command =
      corpus.add_subcommand("changes", "List what happened to each provision, edition by edition");
  AddCorpusOptions(*command, options->common);
  command->get_option("CORPUS")->expected(1);
  command
      ->add_option(
          "--since", options->since,
          "Begin after the edition in force at that date, or with that id; otherwise after "
          "the first one")
      ->type_name("DATE");
  AddFormOptions(*command, {{"text", "txt"}, "json"}, &options->form, &options->out);
  command->footer("Example:\n  codicil corpus changes corpus/emberfall --since 2022-03-04");
  command->callback([options, status] { *status = Changes(*options); });
}

}  // namespace codicil::cli
