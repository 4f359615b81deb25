#include "cli/open_corpus.h"

#include <fmt/format.h>

#include <thread>

#include "cli/limits.h"
#include "cli/usage.h"

namespace codicil::cli {
namespace {

int FailToFindHistory(const Work& work, const std::string& asked, std::optional<uint32_t> edition) {
  const std::string where =
      edition ? fmt::format("edition {} has no provision", work.editions[*edition].id)
              : std::string("no provision and no lineage is called");
  return Fail(
      fmt::format("{} \"{}\"{}", where, asked, DidYouMean(NumbersLike(work, asked, edition))));
}

}  // namespace

int TellOpened(const CommonOptions& options, const OpenedCorpus& corpus) {
  const bool unusable = corpus.status == InputStatus::kUnusable;
  if (unusable || !options.quiet)
    Print(options, corpus.messages, corpus.messages.diagnostics.list());
  for (const Reading& reading : corpus.build.unusable)
    Print(options, reading.sources(), reading.sources().diagnostics.list());
  return ExitStatus(corpus.status);
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

std::vector<std::string> InputsOf(const CommonOptions& options, const OpenedCorpus& corpus) {
  std::vector<std::string> inputs = options.files;
  if (corpus.manifest.editions.empty()) return inputs;  // a database
  for (const ManifestPair& pair : corpus.manifest.pairs)
    inputs.push_back(corpus.manifest.folder + pair.overrides);
  for (const EditionRecord& edition : corpus.build.work.editions) {
    for (const FileRecord& file : edition.files)
      inputs.push_back(corpus.manifest.folder + file.name);
  }
  return inputs;
}

int FindEdition(const Work& work, const std::string& date_or_id, uint32_t* edition) {
  if (date_or_id.empty()) return kClean;
  const auto found = codicil::FindEdition(work.editions, date_or_id);
  if (!found)
    return Fail(NoSuchEdition(date_or_id, work.editions.front().id, work.editions.back().id));
  *edition = *found;
  return kClean;
}

void AddHistoryOptions(CLI::App& command, HistoryOptions& options) {
  AddCorpusOptions(command, options.common);
  command.get_option("CORPUS")->expected(1)->allow_extra_args(false);
  command.add_option("NUM", options.asked, "A number, or the id of a lineage")
      ->required()
      ->type_name("");
  command
      .add_option("--at", options.at,
                  "Look the number up in the edition in force at that date, or with that id; "
                  "otherwise in the newest that has it")
      ->type_name("DATE");
}

bool TakeAt(const std::string& at, EditionName* name) {
  if (at.empty()) return true;
  if (!name->edition.empty())
    return Fail(fmt::format("@{} and --at {} both name an edition", name->edition, at)) == kClean;
  name->edition = at;
  return true;
}

int OpenAndFind(const HistoryOptions& options, OpenedCorpus* corpus, NamedHistories* found) {
  const std::string& path = options.common.files[0];
  EditionName name = EditionOfCorpus(path).value_or(EditionName{path, ""});
  if (!TakeAt(options.at, &name)) return kFailure;
  const int status = OpenAndTell(options.common, name.corpus, corpus);
  if (status == kFailure) return kFailure;
  const Work& work = corpus->build.work;
  std::optional<uint32_t> edition;
  if (!name.edition.empty() && FindEdition(work, name.edition, &edition.emplace()) == kFailure)
    return kFailure;
  *found = FindHistories(work, options.asked, edition);
  if (found->histories.empty()) return FailToFindHistory(work, options.asked, edition);
  return status;
}

std::string AskedEdition(const HistoryOptions& options) {
  const auto name = EditionOfCorpus(options.common.files[0]);
  return name && !name->edition.empty() ? name->edition : options.at;
}

}  // namespace codicil::cli
