// codicil corpus check: whether a corpus is what its corpus.toml says.

#include "corpus/corpus_check.h"

#include "cli/corpus.h"
#include "cli/limits.h"
#include "cli/open_corpus.h"
#include "cli/usage.h"
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
  return TellOpened(options.common, corpus);
}

}  // namespace

void AddCorpusCheck(CLI::App& corpus, int* status) {
  const auto [command, options] = AddSubcommand(
      corpus, "check", "Compare the files of a corpus with its corpus.toml", CheckCorpus, status);
  AddCorpusOptions(command, options.common);
  command.get_option("CORPUS")->expected(1)->description(
      "A folder with a corpus.toml, or a corpus.toml");
  AddJobs(command, &options.jobs);
  command.footer("Example:\n  codicil corpus check corpus/emberfall");
}

}  // namespace codicil::cli
