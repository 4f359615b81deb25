// codicil corpus build: keeps a work in a database, so that it need not be read again.

#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>

#include "base/file_writer.h"
#include "cli/corpus.h"
#include "cli/limits.h"
#include "cli/open_corpus.h"
#include "cli/usage.h"
#include "output/passage_parts.h"

namespace codicil::cli {
namespace {

struct CorpusBuildOptions {
  CommonOptions common;
  std::string out;
  unsigned jobs = 0;
};

// Shows on a terminal how far the work is.
BuildOptions WithProgress(const CorpusBuildOptions& options) {
  BuildOptions build;
  build.threads = Threads(options.jobs);
  if (!options.common.quiet && isatty(STDERR_FILENO) != 0) {
    build.progress = [](size_t done, size_t all) {
      TellAsIs(fmt::format("\rreading editions: {} of {}\x1b[K{}", done, all,
                           done == all ? "\r\x1b[K" : ""));
    };
  }
  return build;
}

// Returns kFailure, after a message, if the file is there and codicil did not make it: it is not to
// be lost to a slip of the hand.
int CheckOutput(const std::string& out) {
  std::error_code none;
  if (!std::filesystem::exists(out, none)) return kClean;
  if (std::filesystem::is_directory(out, none)) return Fail(out + " is a folder");
  const auto bytes = ReadOrFail(out);
  if (!bytes) return kFailure;
  if (bytes->empty() || IsStore(*bytes)) return kClean;
  return Fail(out +
              " exists and is not a database that codicil made: choose another name, or remove it");
}

std::string Summary(const std::string& out, const OpenedCorpus& corpus) {
  const Work& work = corpus.build.work;
  const size_t taken_over = work.editions.size() - corpus.build.read;
  return fmt::format("{}: {} ({} read, {} taken over), {} lined up, {} lineages{}\n", out,
                     Counted(work.editions.size(), "edition"), corpus.build.read, taken_over,
                     Counted(corpus.build.aligned, "pair"), work.lineages.all.size(),
                     corpus.up_to_date ? "; it was up to date" : "");
}

int BuildCorpus(const CorpusBuildOptions& options) {
  const std::string manifest = ManifestPath(options.common.files[0]);
  const std::string folder = manifest.substr(0, manifest.rfind('/') + 1);
  const std::string out = options.out.empty() ? folder + kDatabaseName : options.out;
  if (CheckOutput(out) != kClean) return kFailure;
  OpenedCorpus corpus = OpenCorpus(manifest, BudgetedFiles(), WithProgress(options), out);
  const int status = TellOpened(options.common, corpus);
  if (status == kFailure) return kFailure;
  if (corpus.manifest.editions.empty())
    return Fail(manifest + " is a database already: name the folder that it was built from");
  if (!corpus.up_to_date) {
    if (const auto error = WriteFileWhole(out, WriteStore(corpus.build.work, corpus.provenance)))
      return Fail(*error);
  }
  return Put({}, Summary(out, corpus), status);
}

}  // namespace

void AddCorpusBuild(CLI::App& corpus, int* status) {
  const auto [command, options] = AddSubcommand(
      corpus, "build", "Read and line up all editions, and keep the result in a database",
      BuildCorpus, status);
  AddCorpusOptions(command, options.common);
  command.get_option("CORPUS")->expected(1)->description(
      "A folder with a corpus.toml, or a corpus.toml");
  command
      .add_option("-o,--output", options.out,
                  "The database; codicil.db beside corpus.toml if this is not given")
      ->type_name("FILE");
  AddJobs(command, &options.jobs);
  command.footer("Example:\n  codicil corpus build corpus/emberfall -o emberfall.db");
}

}  // namespace codicil::cli
