// codicil corpus check: whether a corpus is what its corpus.toml says.

#include "corpus/corpus_check.h"

#include <memory>

#include "cli/corpus.h"
#include "cli/limits.h"
#include "cli/open_corpus.h"
#include "corpus/folder_files.h"

namespace codicil::cli {
namespace {

struct CorpusCheckOptions {
  CommonOptions common;
  unsigned jobs = 0;
};

int CheckCorpus(const CorpusCheckOptions& options) {
  const BudgetedFiles files;
  OpenedCorpus corpus = OpenManifest(options.common.files[0], files);
  if (corpus.status != InputStatus::kUnusable) {
    std::string error;
    const auto& folder = corpus.manifest.folder;
    const auto names = FilesBelow(folder.empty() ? "./" : folder, &error);
    if (!error.empty()) return Fail(error);
    CheckFiles(corpus.manifest, names, files, Threads(options.jobs), corpus.messages);
    corpus.status = StatusOf(corpus.messages.diagnostics);
  }
  if (TellOpened(options.common, corpus) == kFailure) return kFailure;
  return corpus.status == InputStatus::kClean ? kClean : kFindings;
}

}  // namespace

void AddCorpusCheck(CLI::App& corpus, int* status) {
  auto options = std::make_shared<CorpusCheckOptions>();
  CLI::App* command =
      corpus.add_subcommand("check", "Compare the files of a corpus with its corpus.toml");
  AddCorpusOptions(*command, options->common);
  command->get_option("CORPUS")->expected(1)->description(
      "A folder with a corpus.toml, or a corpus.toml");
  AddJobs(*command, &options->jobs);
  command->footer("Example:\n  codicil corpus check corpus/emberfall");
  command->callback([options, status] { *status = CheckCorpus(*options); });
}

}  // namespace codicil::cli
