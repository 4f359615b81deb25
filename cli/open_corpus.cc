#include "cli/open_corpus.h"

#include <fmt/format.h>

#include <thread>

#include "cli/limits.h"
#include "cli/usage.h"
#include "codicil/open_work.h"

namespace codicil::cli {
namespace {

// Says which edition was the last that has it, where this one has not.
int FailToFind(const Work& work, uint32_t edition, const std::string& asked) {
  const Status none = NoProvision(work, edition, asked);
  if (none.elsewhere().empty()) return Fail(none);
  return Fail(
      fmt::format("edition {} has no provision \"{}\"; --at {} shows that of the last edition that "
                  "has it, and codicil trace what became of it",
                  work.editions[edition].id, asked, none.elsewhere()));
}

// Opens the corpus for the lineages.
int FindInCorpus(const CommonOptions& options, const EditionName& name, const std::string& asked,
                 Matches* found) {
  OpenedCorpus corpus;
  if (OpenAndTell(options, name.corpus, &corpus) == kFailure) return kFailure;
  const Work& work = corpus.build.work;
  auto edition = static_cast<uint32_t>(work.editions.size() - 1);
  if (FindEdition(work, name.edition, &edition) == kFailure) return kFailure;
  const std::vector<ProvisionId> named = LocateProvisions(work, asked, edition);
  found->provisions.insert(found->provisions.end(), named.begin(), named.end());
  return named.empty() ? FailToFind(work, edition, asked) : kClean;
}

}  // namespace

int Find(const CommonOptions& options, const std::optional<EditionName>& name,
         const Edition& edition, const std::string& asked, Matches* found) {
  const ReferenceIndex index(edition);
  const Matches named = Locate(index, asked);
  found->provisions.insert(found->provisions.end(), named.provisions.begin(),
                           named.provisions.end());
  found->entries.insert(found->entries.end(), named.entries.begin(), named.entries.end());
  if (!named.empty()) return kClean;
  if (name) return FindInCorpus(options, *name, asked, found);
  return Fail(fmt::format("no provision and no term is called \"{}\"{}", asked,
                          DidYouMean(NamesLike(index, asked))));
}

int TellOpened(const CommonOptions& options, const OpenedCorpus& corpus) {
  const bool unusable = corpus.status == InputStatus::kUnusable;
  if (unusable || !options.quiet)
    Print(options, corpus.messages, corpus.messages.diagnostics.list());
  for (const Reading& reading : corpus.build.unusable)
    Print(options, reading.sources(), reading.sources().diagnostics.list());
  return StatusOf(corpus.status, corpus.messages.diagnostics);
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
  *corpus = OpenCorpus(path, BudgetedFiles(), {std::thread::hardware_concurrency(), {}, {}});
  return TellOpened(options, *corpus);
}

int OpenAnyAndTell(const CommonOptions& options, OpenedCorpus* corpus) {
  const EditionFiles files = OneEdition(options);
  if (files.size() == 1 && IsCorpus(files[0])) return OpenAndTell(options, files[0], corpus);
  *corpus = OpenAsCorpus(files, BudgetedFiles());
  return TellOpened(options, *corpus);
}

std::vector<std::string> InputsOf(const CommonOptions& options, const OpenedCorpus& corpus) {
  std::vector<std::string> inputs = options.files;
  for (const EditionFiles& files : options.parts)
    inputs.insert(inputs.end(), files.begin(), files.end());
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
  command.add_option("NAME", options.asked, "A number, a range, a title, or the id of a lineage")
      ->required()
      ->type_name("");
  command
      .add_option("--at", options.at,
                  "Look the name up in the edition in force at that date, or with that id; "
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
  *found = LocateHistories(work, options.asked, edition);
  if (found->histories.empty()) return Fail(NoHistory(work, edition, options.asked));
  return status;
}

std::string AskedEdition(const HistoryOptions& options) {
  const auto name = EditionOfCorpus(options.common.files[0]);
  return name && !name->edition.empty() ? name->edition : options.at;
}

}  // namespace codicil::cli
