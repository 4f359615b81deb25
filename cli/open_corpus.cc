#include "cli/open_corpus.h"

#include <fmt/format.h>

#include <filesystem>
#include <thread>

#include "cli/limits.h"

namespace codicil::cli {
bool IsCorpus(const std::string& path) {
  std::error_code failed;
  return std::filesystem::is_directory(path, failed) || path.ends_with(".toml") ||
         IsDatabase(path, "");
}

int TellOpened(const CommonOptions& options, const OpenedCorpus& corpus) {
  const bool unusable = corpus.status == InputStatus::kUnusable;
  if (unusable || !options.quiet)
    Print(options, corpus.messages, corpus.messages.diagnostics.list());
  for (const Reading& reading : corpus.build.unusable)
    Print(options, reading.sources(), reading.sources().diagnostics.list());
  return unusable ? kFailure : kClean;
}

void AddCorpusOptions(CLI::App& command, CommonOptions& options) {
  command
      .add_option("CORPUS", options.files,
                  "A folder with a corpus.toml, a corpus.toml, or a database")
      ->required()
      ->type_name("");
  AddMessageOptions(command, options);
}

int OpenAndTell(const CommonOptions& options, const std::string& path, OpenedCorpus* corpus) {
  *corpus = OpenCorpus(path, BudgetedFiles(), {std::thread::hardware_concurrency(), {}});
  return TellOpened(options, *corpus);
}

int OpenAnyAndTell(const CommonOptions& options, OpenedCorpus* corpus) {
  if (options.files.size() == 1 && IsCorpus(options.files[0]))
    return OpenAndTell(options, options.files[0], corpus);
  *corpus = OpenAsCorpus(options.files, BudgetedFiles());
  return TellOpened(options, *corpus);
}

int FindEdition(const Work& work, const std::string& date_or_id, uint32_t* edition) {
  if (const auto found = work.EditionAt(date_or_id)) {
    *edition = *found;
    return kClean;
  }
  return Fail(fmt::format("no edition was in force at {}: the first one is {}", date_or_id,
                          work.editions.front().id));
}

}  // namespace codicil::cli
