#include "corpus/corpus.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "base/ascii.h"
#include "base/paths.h"
#include "base/sha256.h"
#include "corpus/corpus_files.h"
#include "corpus/kinds.h"
#include "rules/identity.h"
#include "text/kinds.h"
#include "text/words.h"

namespace codicil {
namespace {

// Reads a corpus.toml or a database; nullopt, after a report, if it is neither. The corpus.toml of
// a folder that was named (`asked`) is one of its files.
std::optional<std::string> Read(const std::string& asked, const std::string& path,
                                const FileStore& files, OpenedCorpus& corpus) {
  auto bytes = path == asked ? files.Read(path) : CorpusFiles(files, FolderOfFile(path)).Read(path);
  if (!bytes) {
    std::string error = bytes.failure().message();
    if (path.ends_with(std::string("/") + kManifestName))
      error += "; \"codicil corpus init\" makes it from a folder of editions";
    corpus.messages.diagnostics.Report(kind::kUnreadable, Severity::kError, std::move(error));
    return std::nullopt;
  }
  if (!path.ends_with(".toml") && !IsDatabase(path, *bytes)) {
    corpus.messages.diagnostics.Report(
        kind::kManifest, Severity::kError,
        path + " is not a corpus: name a folder with a corpus.toml, a corpus.toml or a database");
    return std::nullopt;
  }
  return std::move(*bytes);
}

void OpenDatabase(const std::string& path, std::string_view bytes, unsigned threads,
                  OpenedCorpus& corpus) {
  auto stored = ReadStore(bytes, threads);
  if (stored) {
    corpus.build.work = std::move(stored->work);
    corpus.status = InputStatus::kClean;
    return;
  }
  corpus.messages.diagnostics.Report(
      kind::kDatabase, Severity::kError,
      fmt::format("{} {}: make it anew with \"codicil corpus build\"", path,
                  stored.failure().message()));
}

void UseManifest(const std::string& path, std::string bytes, OpenedCorpus& corpus) {
  const size_t folder = path.rfind('/') + 1;
  corpus.provenance.rules = CurrentRules();
  corpus.provenance.inputs.push_back({path.substr(folder), Sha256Hex(bytes), bytes.size()});
  const SourceId id = corpus.messages.Add(path, std::move(bytes));
  corpus.manifest = ReadManifest(corpus.messages.text(id), corpus.messages.diagnostics);
  corpus.manifest.folder = path.substr(0, folder);
  corpus.manifest.confined = true;
  corpus.status = StatusOf(corpus.messages.diagnostics);
}

// Reports each file that cannot be read, or must not be, where corpus.toml names it.
void CheckFilesOf(const Manifest& manifest, const CorpusFiles& files, OpenedCorpus& corpus) {
  const auto check = [&](const std::string& name, const Span& span) {
    const Status allowed = name.starts_with('/')
                               ? Status::Unusable(fmt::format(
                                     "\"{}\" must be a name below the folder of corpus.toml", name))
                               : files.Allows(manifest.folder + name);
    if (!allowed.ok())
      corpus.messages.diagnostics.Report(kind::kUnreadable, Severity::kError, allowed.message(),
                                         span);
  };
  for (const ManifestEdition& edition : manifest.editions) {
    for (const std::string& name : edition.files) check(name, edition.span);
  }
  for (const ManifestPair& pair : manifest.pairs) check(pair.overrides, pair.span);
  for (const std::string& name : manifest.predecessor.files) check(name, manifest.predecessor.span);
  corpus.status = StatusOf(corpus.messages.diagnostics);
}

// Reads the edition of the work that this one replaced, if one is named.
void ReadPredecessor(const FileStore& files, OpenedCorpus& corpus) {
  Manifest& manifest = corpus.manifest;
  const ManifestPredecessor& named = manifest.predecessor;
  if (named.files.empty()) return;
  ManifestEdition edition;
  edition.files = named.files;
  Reading reading = ReadManifestEdition(manifest, edition, files);
  if (reading.status == InputStatus::kUnusable) {
    corpus.messages.diagnostics.Report(kind::kManifest, Severity::kError,
                                       fmt::format("the predecessor, {}: {}", named.files[0],
                                                   FirstError(reading.sources().diagnostics)),
                                       named.span);
    corpus.status = StatusOf(corpus.messages.diagnostics);
    return;
  }
  std::vector<std::string> names = named.names;
  // One title of both is that of the work itself.
  const std::string& title = reading.edition.title;
  if (FoldWords(title) != FoldWords(manifest.title)) names.push_back(title);
  // The words alone are compared: no stop at the end is waited for.
  for (std::string& name : names)
    while (!name.empty() && IsAscii(name.back()) && !IsAlnum(name.back())) name.pop_back();
  std::erase(names, "");
  manifest.predecessor_read = std::make_shared<const Predecessor>(
      Predecessor{std::move(names), std::move(reading.edition), named.url});
}

// What an earlier build left.
struct Previous {
  Work work;
  bool up_to_date = false;
  std::string unusable;  // why it was not taken, or empty
};

bool AreUnchanged(const Provenance& provenance, const OpenedCorpus& corpus,
                  const CorpusFiles& files) {
  if (!provenance.clean || provenance.inputs.empty() ||
      provenance.inputs[0].name != corpus.provenance.inputs[0].name)
    return false;
  return std::ranges::all_of(provenance.inputs, [&](const FileRecord& input) {
    const auto bytes = files.Read(corpus.manifest.folder + input.name);
    return bytes && Sha256Hex(*bytes) == input.sha256;
  });
}

Previous ReadPrevious(const std::string& database, const OpenedCorpus& corpus,
                      const FileStore& files, unsigned threads) {
  Previous previous;
  if (!files.RealPath(database)) return previous;  // there is none
  const auto bytes = files.Read(database);
  if (!bytes) {
    previous.unusable = bytes.failure().message();
    return previous;
  }
  auto stored = ReadStore(*bytes, threads);
  if (!stored) {
    previous.unusable = database + " " + stored.failure().message();
  } else if (stored->provenance.rules != CurrentRules()) {
    previous.unusable = database + " was made by another version of codicil";
  } else {
    previous.work = std::move(stored->work);
    previous.up_to_date =
        AreUnchanged(stored->provenance, corpus, CorpusFiles(files, corpus.manifest.folder));
  }
  return previous;
}

// A build says so if a file is not the one that the manifest has the digest of.
void ReportChangedFiles(OpenedCorpus& corpus) {
  for (const EditionRecord& record : corpus.build.work.editions) {
    const auto& editions = corpus.manifest.editions;
    const auto edition = std::ranges::find_if(
        editions, [&](const ManifestEdition& one) { return one.id == record.id; });
    for (size_t i = 0; i < edition->sha256.size(); ++i) {
      for (const FileRecord& file : record.files) {
        if (file.name != edition->files[i] || file.sha256 == edition->sha256[i]) continue;
        ReportChangedFile(file.name, edition->span, corpus.messages.diagnostics);
      }
    }
  }
}

void Build(const FileStore& files, const BuildOptions& options, Work previous,
           OpenedCorpus& corpus) {
  corpus.build = BuildWork(corpus.manifest, std::move(previous), files, options, corpus.messages);
  ReportChangedFiles(corpus);
  std::vector<FileRecord>& inputs = corpus.provenance.inputs;
  inputs.insert(inputs.end(), corpus.build.overrides.begin(), corpus.build.overrides.end());
  for (const EditionRecord& edition : corpus.build.work.editions)
    inputs.insert(inputs.end(), edition.files.begin(), edition.files.end());
  corpus.provenance.clean = corpus.messages.diagnostics.list().empty();
  corpus.status = corpus.build.unusable.empty() ? StatusOf(corpus.messages.diagnostics)
                                                : InputStatus::kUnusable;
}

}  // namespace

std::string ManifestPath(const std::string& path) {
  std::error_code failed;
  if (!std::filesystem::is_directory(path, failed)) return path;
  return path + (path.ends_with('/') ? "" : "/") + kManifestName;
}

void ReportChangedFile(const std::string& file, const Span& edition, Diagnostics& diagnostics) {
  diagnostics.Report(kind::kChangedFile, Severity::kWarning,
                     fmt::format("{} is not the file that was listed: its SHA-256 differs", file),
                     edition);
}

OpenedCorpus OpenManifest(const std::string& path, const FileStore& files) {
  OpenedCorpus corpus;
  const std::string name = ManifestPath(path);
  auto bytes = Read(path, name, files, corpus);
  if (!bytes) return corpus;
  if (!IsDatabase(name, *bytes)) {
    UseManifest(name, std::move(*bytes), corpus);
    if (corpus.status != InputStatus::kUnusable) ReadPredecessor(files, corpus);
    return corpus;
  }
  corpus.messages.diagnostics.Report(
      kind::kManifest, Severity::kError,
      name + " is a database: name the folder that it was built from");
  return corpus;
}

OpenedCorpus OpenCorpus(const std::string& path, const FileStore& files,
                        const BuildOptions& options, std::string database) {
  OpenedCorpus corpus;
  const std::string name = ManifestPath(path);
  auto bytes = Read(path, name, files, corpus);
  if (!bytes) return corpus;
  if (IsDatabase(name, *bytes)) {
    OpenDatabase(name, *bytes, options.threads, corpus);
    return corpus;
  }
  UseManifest(name, std::move(*bytes), corpus);
  if (corpus.status == InputStatus::kUnusable) return corpus;
  const CorpusFiles confined(files, corpus.manifest.folder);
  CheckFilesOf(corpus.manifest, confined, corpus);
  if (corpus.status != InputStatus::kUnusable) ReadPredecessor(files, corpus);
  if (corpus.status == InputStatus::kUnusable) return corpus;
  if (database.empty()) database = corpus.manifest.folder + kDatabaseName;
  Previous previous = ReadPrevious(database, corpus, files, options.threads);
  corpus.up_to_date = previous.up_to_date;
  if (corpus.up_to_date)
    corpus.build.work = std::move(previous.work);
  else
    Build(confined, options, std::move(previous.work), corpus);
  if (!previous.unusable.empty()) {
    corpus.messages.diagnostics.Report(kind::kDatabase, Severity::kNote,
                                       previous.unusable + ": the editions were read again");
  }
  return corpus;
}

OpenedCorpus OpenAsCorpus(const std::vector<std::string>& paths, const FileStore& files) {
  OpenedCorpus corpus;
  corpus.manifest.editions.emplace_back().files = paths;
  Build(files, {}, {}, corpus);
  Work& work = corpus.build.work;
  if (work.editions.empty()) return corpus;
  EditionRecord& edition = work.editions[0];
  edition.id = !edition.date.empty() ? edition.date : edition.files[0].sha256.substr(0, 12);
  work.title = edition.title;
  work.id = IdOfTitle(work.title);
  work.language = edition.language;
  return corpus;
}

Result<Reading> ReadEditionAgain(const OpenedCorpus& corpus, const FileStore& files,
                                 uint32_t index) {
  uint32_t at = 0;
  for (const ManifestEdition& edition : corpus.manifest.editions) {
    if (!edition.same_as.empty() || at++ != index) continue;
    Reading reading = ReadManifestEdition(corpus.manifest, edition, files);
    const EditionRecord& record = corpus.build.work.editions[index];
    if (reading.status != InputStatus::kUnusable &&
        reading.edition.provisions.size() == record.provisions.size())
      return reading;
    return Status::Unusable(edition.files[0] + " has changed since the corpus was read");
  }
  return Status::Unusable(
      "this needs the files of the editions: name the folder of corpus.toml, not the database");
}

Status ForEachEdition(const OpenedCorpus& corpus, const FileStore& files,
                      const VisitEdition& visit) {
  for (uint32_t index = 0; index < corpus.build.work.editions.size(); ++index) {
    const auto reading = ReadEditionAgain(corpus, files, index);
    if (!reading) return reading.failure();
    if (Status status = visit(index, reading->edition); !status.ok()) return status;
  }
  return {};
}

}  // namespace codicil
