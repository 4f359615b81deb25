// codicil corpus: a work through time, made and looked after.

#include "corpus/corpus.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <thread>

#include "base/file_writer.h"
#include "base/sha256.h"
#include "cli/batch.h"
#include "cli/common.h"
#include "cli/limits.h"
#include "cli/open_corpus.h"
#include "cli/report_formats.h"
#include "cli/usage.h"
#include "corpus/corpus_check.h"
#include "corpus/survey.h"
#include "output/changes.h"
#include "output/passage_parts.h"
#include "rules/identity.h"

namespace codicil::cli {
namespace {

void AddJobs(CLI::App& command, uint64_t* jobs) {
  command.add_option("--jobs", *jobs, "Use this many threads; 0 is one for each processor")
      ->type_name("N")
      ->transform(WholeNumber(0))
      ->capture_default_str();
}

unsigned Threads(uint64_t jobs) {
  constexpr uint64_t kMost = 64;
  const uint64_t threads = jobs > 0 ? jobs : std::thread::hardware_concurrency();
  return static_cast<unsigned>(std::clamp<uint64_t>(threads, 1, kMost));
}

struct CorpusOptions {
  CommonOptions common;
  std::string folder, id, title;  // for init
  std::string out;                // for build
  std::vector<std::string> from;  // for build: manifests
  uint64_t jobs = 0;
};

// ---- codicil corpus init: writes the corpus.toml of a folder.

std::string Summary(const std::string& path, const Manifest& manifest) {
  const auto copies = std::ranges::count_if(
      manifest.editions, [](const auto& edition) { return !edition.same_as.empty(); });
  const size_t all = manifest.editions.size() - static_cast<size_t>(copies);
  return fmt::format("{}: {}, {}\n", path, Counted(all, "edition"),
                     Counted(static_cast<size_t>(copies), "copy", "copies"));
}

// Sums up what reading an edition found. Returns kFindings if that is anything.
int TellReading(const CommonOptions& options, const std::string& folder,
                const ManifestEdition& edition, const std::vector<WarningRecord>& warnings) {
  if (warnings.empty()) return kClean;
  size_t all = 0;
  std::vector<std::string> kinds, files;
  for (const WarningRecord& warning : warnings) {
    all += warning.count;
    kinds.push_back(fmt::format("{} {}", warning.count, warning.kind));
  }
  for (const std::string& file : edition.files) files.push_back(folder + file);
  if (!options.quiet)
    Tell(fmt::format(
        "codicil: warning: {}: {} when it was read ({}); see them with \"codicil inspect "
        "{}\"",
        edition.id, Counted(all, "warning"), fmt::join(kinds, ", "), fmt::join(files, " ")));
  return kFindings;
}

// Says what was left out, and what the keeper must add. Returns kFindings if there is such.
int TellSurvey(const CommonOptions& options, const Survey& survey) {
  int status = kClean;
  for (const LeftOut& file : survey.left_out)
    if (!options.quiet) Tell(fmt::format("codicil: note: {} is left out: {}", file.file, file.why));
  for (const ManifestEdition& edition : survey.manifest.editions) {
    if (!edition.date.empty() || !edition.same_as.empty()) continue;
    status = kFindings;
    if (!options.quiet)
      Tell(fmt::format("codicil: warning: {} states no date: add one to the edition \"{}\"",
                       edition.files[0], edition.id));
  }
  for (size_t i = 0; i < survey.warnings.size(); ++i) {
    const ManifestEdition& edition = survey.manifest.editions[i];
    if (edition.same_as.empty())
      status = std::max(status,
                        TellReading(options, survey.manifest.folder, edition, survey.warnings[i]));
  }
  return status;
}

// Titles the work, and gives it an id, as was asked for or by a guess. Returns kFindings if the id
// is a guess: it is free until something is built on it.
int NameWork(const CorpusOptions& options, const std::string& path, Manifest& manifest) {
  std::error_code failed;
  if (!options.title.empty()) manifest.title = options.title;
  if (manifest.title.empty())
    manifest.title = std::filesystem::canonical(options.folder, failed).filename().string();
  manifest.id = options.id.empty() ? IdOfTitle(manifest.title) : options.id;
  if (!options.id.empty()) return kClean;
  if (!options.common.quiet)
    Tell(
        fmt::format("codicil: warning: the id of the work, \"{}\", is a guess from its title, and "
                    "the lasting ids of all provisions hang on it: settle it in {} (or with --id) "
                    "before anything is built or published",
                    manifest.id, path));
  return kFindings;
}

int InitCorpus(const CorpusOptions& options) {
  const std::string folder = options.folder + (options.folder.ends_with('/') ? "" : "/");
  const std::string path = folder + kManifestName;
  if (IdOfTitle(options.id) != options.id)
    return Fail(
        fmt::format("--id: \"{}\" cannot be the id of a work, which is in small letters, "
                    "digits and hyphens: \"{}\" can",
                    options.id, IdOfTitle(options.id)));
  std::error_code failed;
  if (std::filesystem::exists(std::filesystem::symlink_status(path, failed)))
    return Fail(path + " exists and is not changed: to make a new one, move it away first; " +
                "\"codicil corpus check\" names the files that it does not list");
  auto found = FilesBelow(options.folder);
  if (!found) return Fail(found.failure());
  Survey survey =
      SurveyFiles(folder, std::move(found->names), BudgetedFiles(), Threads(options.jobs));
  survey.left_out.insert(survey.left_out.begin(), found->left_out.begin(), found->left_out.end());
  int status = TellSurvey(options.common, survey);
  if (survey.manifest.editions.empty()) return Fail("there is no edition in " + options.folder);
  status = std::max(status, NameWork(options, path, survey.manifest));
  if (const Status written = WriteFileWhole(path, WriteManifest(survey.manifest)); !written.ok())
    return Fail(written);
  return Put({}, Summary(path, survey.manifest), status);
}

void AddCorpusInit(CLI::App& corpus, int* status) {
  const auto [command, options] = AddSubcommand(
      corpus, "init", "Write the corpus.toml of a folder of editions", InitCorpus, status);
  command.add_option("DIR", options.folder, "The folder")->required()->type_name("");
  command
      .add_option(
          "--id", options.id,
          "The id of the work, on which the lasting ids of its provisions hang; otherwise a "
          "guess from the title")
      ->type_name("ID");
  command
      .add_option("--title", options.title,
                  "The title of the work; otherwise what most editions state")
      ->type_name("TITLE");
  AddMessageOptions(command, options.common);
  AddJobs(command, &options.jobs);
  command.footer(
      "Example:\n  cp -r corpus/emberfall my && rm my/corpus.toml\n"
      "  codicil corpus init my --id emberfall");
}

// ---- codicil corpus check: whether a corpus is what its corpus.toml says.

int CheckCorpus(const CorpusOptions& options) {
  const BudgetedFiles files;
  OpenedCorpus corpus = OpenManifest(options.common.files[0], files);
  if (corpus.status != InputStatus::kUnusable) {
    const auto& folder = corpus.manifest.folder;
    const auto found = FilesBelow(folder.empty() ? "./" : folder);
    if (!found) return Fail(found.failure());
    CheckFiles(corpus.manifest, found->names, files, Threads(options.jobs), corpus.messages);
    corpus.status = StatusOf(corpus.messages.diagnostics);
  }
  return TellOpened(options.common, corpus);
}

void AddCorpusCheck(CLI::App& corpus, int* status) {
  const auto [command, options] = AddSubcommand(
      corpus, "check", "Compare the files of a corpus with its corpus.toml", CheckCorpus, status);
  AddCorpusOptions(command, options.common);
  command.get_option("CORPUS")->expected(1)->description(
      "A folder with a corpus.toml, or a corpus.toml");
  AddJobs(command, &options.jobs);
  command.footer("Example:\n  codicil corpus check corpus/emberfall");
}

// ---- codicil corpus build: keeps a work in a database, so that it need not be read again.

// Shows on a terminal how far the work is.
BuildOptions WithProgress(const CorpusOptions& options) {
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
  if (!std::filesystem::is_regular_file(out, none)) return Fail(out + " is not a regular file");
  const auto bytes = ReadOrFail(out);
  if (!bytes) return kFailure;
  if (bytes->empty() || IsStore(*bytes)) return kClean;
  return Fail(out +
              " exists and is not a database that codicil made: choose another name, or remove it");
}

std::string Summary(const std::string& out, const OpenedCorpus& corpus) {
  const Work& work = corpus.build.work;
  const size_t taken = corpus.build.taken;
  const size_t reused = work.editions.size() - corpus.build.read - taken;
  return fmt::format("{}: {} ({} read, {}{} reused), {} aligned, {} lineages{}\n", out,
                     Counted(work.editions.size(), "edition"), corpus.build.read,
                     taken > 0 ? fmt::format("{} from manifests, ", taken) : "", reused,
                     Counted(corpus.build.aligned, "pair"), work.lineages.all.size(),
                     corpus.up_to_date ? "; it was up to date" : "");
}

// Why an edition of a manifest of "codicil convert" is not taken from there, or "".
std::string WhyNotTaken(const DoneEdition& done) {
  if (done.out.empty()) return "it could not be read";
  if (!done.as_it_is) return "it is of several files, or options said how to read it";
  if (!IsOutputAsWritten(done))
    return done.out + " is not there, or not what this version of codicil wrote";
  return done.out.ends_with(".json") ? "" : done.out + " is no JSON";
}

// Editions that were read before, by the SHA-256 of their files.
using EditionsRead = std::map<std::string, DoneEdition>;

// Adds those that manifests name, and says which are not used. Returns false after a call of Fail.
bool TakeManifests(const CorpusOptions& options, EditionsRead& editions) {
  for (const std::string& manifest : options.from) {
    const auto text = ReadOrFail(manifest);
    if (!text) return false;
    for (const auto& [path, done] : ReadDone(*text)) {
      const std::string why = WhyNotTaken(done);
      if (why.empty())
        editions[done.sha256_in] = done;
      else if (!options.common.quiet)
        Tell(fmt::format("codicil: note: {}: {} is not taken from there: {}", manifest, path, why));
    }
  }
  return true;
}

std::optional<ReadBefore> ReadOutput(const EditionsRead& editions, const std::string& sha256) {
  const auto found = editions.find(sha256);
  if (found == editions.end()) return std::nullopt;
  auto json = BudgetedFiles().Read(found->second.out);
  if (!json || Sha256Hex(*json) != found->second.sha256_out) return std::nullopt;
  return ReadBefore{std::move(*json), found->second.warnings};
}

int BuildCorpus(const CorpusOptions& options) {
  const std::string manifest = ManifestPath(options.common.files[0]);
  const std::string folder = manifest.substr(0, manifest.rfind('/') + 1);
  const std::string out = options.out.empty() ? folder + kDatabaseName : options.out;
  if (const std::string why = UnknownExtension(out, {{"db", "sqlite"}, "sqlite3"}); !why.empty())
    return Fail("--output: " + why);
  if (CheckOutput(out) != kClean) return kFailure;
  EditionsRead editions;
  if (!TakeManifests(options, editions)) return kFailure;
  BuildOptions build = WithProgress(options);
  if (!editions.empty())
    build.read_before = [&](const std::string& sha256) { return ReadOutput(editions, sha256); };
  OpenedCorpus corpus = OpenCorpus(manifest, BudgetedFiles(), build, out);
  int status = TellOpened(options.common, corpus);
  if (status == kFailure) return kFailure;
  if (corpus.manifest.editions.empty())
    return Fail(manifest + " is a database already: name the folder that it was built from");
  if (!corpus.up_to_date) {
    const Status written = WriteFileWhole(out, WriteStore(corpus.build.work, corpus.provenance));
    if (!written.ok()) return Fail(written);
  }
  for (const EditionRecord& record : corpus.build.work.editions) {
    const auto edition =
        std::ranges::find(corpus.manifest.editions, record.id, &ManifestEdition::id);
    status = std::max(status, TellReading(options.common, folder, *edition, record.warnings));
  }
  return Put({}, Summary(out, corpus), status);
}

void AddCorpusBuild(CLI::App& corpus, int* status) {
  const auto [command, options] = AddSubcommand(
      corpus, "build", "Read and align all editions, and keep the result in a database",
      BuildCorpus, status);
  AddCorpusOptions(command, options.common);
  command.get_option("CORPUS")->expected(1)->description(
      "A folder with a corpus.toml, or a corpus.toml");
  command
      .add_option("-o,--output", options.out,
                  "The database; codicil.db beside corpus.toml if this is not given")
      ->type_name("FILE");
  command
      .add_option(
          "--from", options.from,
          "Take the editions that these manifests of \"codicil convert --manifest\" name from "
          "its output, instead of reading them again")
      ->type_name("MANIFEST")
      ->expected(1, -1);
  AddJobs(command, &options.jobs);
  command.footer("Example:\n  codicil corpus build corpus/emberfall -o emberfall.db");
}

// ---- codicil corpus changes: what happened to the provisions of a work, edition by edition.

struct ChangesOptions {
  CommonOptions common;
  std::string since;
  OutputOptions output{"text", {}};
};

constexpr ReportFormat<WorkChanges> kChangesFormats[] = {{{"text", "txt"}, WriteWorkChangesText},
                                                         {"json", WriteWorkChangesJson},
                                                         {"csv", WorkChangesTable},
                                                         {{"ndjson", "jsonl"}, WorkChangesTable}};

int Changes(const ChangesOptions& options) {
  OpenedCorpus corpus;
  const int status = OpenAndTell(options.common, options.common.files[0], &corpus);
  if (status == kFailure) return kFailure;
  const Work& work = corpus.build.work;
  uint32_t since = 0;
  if (FindEdition(work, options.since, &since) == kFailure) return kFailure;
  return PutReport(kChangesFormats, {work, options.since, since + 1}, options.common,
                   options.output, status);
}

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
  AddFormatOptions(command, kChangesFormats, &options.output);
  command.footer("Example:\n  codicil corpus changes corpus/emberfall --since 2022-03-04");
}

}  // namespace

void AddCorpus(CLI::App& app, int* status) {
  CLI::App* corpus = app.add_subcommand("corpus", "Keep the editions of a work together");
  corpus->require_subcommand(1);
  corpus->footer("Example:\n  codicil corpus build corpus/emberfall -o emberfall.db");
  for (const auto add : {AddCorpusInit, AddCorpusCheck, AddCorpusBuild, AddCorpusChanges})
    add(*corpus, status);
}

}  // namespace codicil::cli
