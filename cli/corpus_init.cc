// codicil corpus init: writes the corpus.toml of a folder.

#include <fmt/format.h>

#include <filesystem>

#include "base/file_writer.h"
#include "cli/common.h"
#include "cli/corpus.h"
#include "cli/limits.h"
#include "cli/usage.h"
#include "corpus/corpus.h"
#include "corpus/folder_files.h"
#include "corpus/survey.h"
#include "output/passage_parts.h"

namespace codicil::cli {
namespace {

struct CorpusInitOptions {
  CommonOptions common;
  std::string folder;
  unsigned jobs = 0;
};

std::string Summary(const std::string& path, const Manifest& manifest) {
  const auto copies = std::ranges::count_if(
      manifest.editions, [](const auto& edition) { return !edition.same_as.empty(); });
  const size_t all = manifest.editions.size() - static_cast<size_t>(copies);
  return fmt::format("{}: {}, {}\n", path, Counted(all, "edition"),
                     Counted(static_cast<size_t>(copies), "copy", "copies"));
}

// Says what was left out, and what the keeper must add. Returns kFindings if there is such.
int TellSurvey(const CommonOptions& options, const Survey& survey) {
  int status = kClean;
  for (const Survey::LeftOut& file : survey.left_out)
    if (!options.quiet) Tell(fmt::format("codicil: note: {} is left out: {}", file.file, file.why));
  for (const ManifestEdition& edition : survey.manifest.editions) {
    if (!edition.date.empty() || !edition.same_as.empty()) continue;
    status = kFindings;
    if (!options.quiet)
      Tell(fmt::format("codicil: warning: {} states no date: add one to the edition \"{}\"",
                       edition.files[0], edition.id));
  }
  return status;
}

int InitCorpus(const CorpusInitOptions& options) {
  const std::string folder = options.folder + (options.folder.ends_with('/') ? "" : "/");
  const std::string path = folder + kManifestName;
  std::error_code failed;
  if (std::filesystem::exists(std::filesystem::symlink_status(path, failed)))
    return Fail(path + " exists and is not changed: to make a new one, move it away first; " +
                "\"codicil corpus check\" names the files that it does not list");
  std::string error;
  const std::vector<std::string> names = FilesBelow(options.folder, &error);
  if (!error.empty()) return Fail(error);
  Survey survey = SurveyFiles(folder, names, BudgetedFiles(), Threads(options.jobs));
  const int status = TellSurvey(options.common, survey);
  if (survey.manifest.editions.empty()) return Fail("there is no edition in " + options.folder);
  if (survey.manifest.title.empty())
    survey.manifest.title = std::filesystem::canonical(folder, failed).filename().string();
  if (const auto why = WriteFileWhole(path, WriteManifest(survey.manifest))) return Fail(*why);
  return Put({}, Summary(path, survey.manifest), status);
}

}  // namespace

void AddCorpusInit(CLI::App& corpus, int* status) {
  const auto [command, options] = AddSubcommand(
      corpus, "init", "Write the corpus.toml of a folder of editions", InitCorpus, status);
  command.add_option("DIR", options.folder, "The folder")->required()->type_name("");
  AddMessageOptions(command, options.common);
  AddJobs(command, &options.jobs);
  command.footer(
      "Example:\n  cp -r corpus/emberfall my && rm my/corpus.toml\n"
      "  codicil corpus init my");
}

}  // namespace codicil::cli
