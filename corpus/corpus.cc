#include "corpus/corpus.h"

#include <filesystem>

#include "rules/identity.h"
#include "text/kinds.h"

namespace codicil {
namespace {

std::string ManifestPath(const std::string& path) {
  std::error_code failed;
  if (!std::filesystem::is_directory(path, failed)) return path;
  return path + (path.ends_with('/') ? "" : "/") + "corpus.toml";
}

void Build(OpenedCorpus& corpus, const FileStore& files, const BuildOptions& options) {
  corpus.status = StatusOf(corpus.messages.diagnostics);
  if (corpus.status == InputStatus::kUnusable) return;
  corpus.build = BuildWork(corpus.manifest, {}, files, options, corpus.messages);
  corpus.status = corpus.build.unusable.empty() ? StatusOf(corpus.messages.diagnostics)
                                                : InputStatus::kUnusable;
}

}  // namespace

OpenedCorpus OpenCorpus(const std::string& path, const FileStore& files,
                        const BuildOptions& options) {
  OpenedCorpus corpus;
  const std::string name = ManifestPath(path);
  std::string error;
  auto bytes = files.Read(name, &error);
  if (!bytes) {
    corpus.messages.diagnostics.Report(kind::kUnreadable, Severity::kError, std::move(error));
    return corpus;
  }
  const SourceId id = corpus.messages.Add(name, std::move(*bytes));
  corpus.manifest = ReadManifest(corpus.messages.text(id), corpus.messages.diagnostics);
  corpus.manifest.folder = name.substr(0, name.rfind('/') + 1);
  Build(corpus, files, options);
  return corpus;
}

OpenedCorpus OpenAsCorpus(const std::vector<std::string>& paths, const FileStore& files) {
  OpenedCorpus corpus;
  corpus.manifest.editions.emplace_back().files = paths;
  Build(corpus, files, {});
  Work& work = corpus.build.work;
  if (work.editions.empty()) return corpus;
  EditionRecord& edition = work.editions[0];
  edition.id = !edition.date.empty() ? edition.date : edition.files[0].sha256.substr(0, 12);
  work.title = edition.title;
  work.id = IdOfTitle(work.title);
  work.language = edition.language;
  return corpus;
}

std::string ForEachEdition(const OpenedCorpus& corpus, const FileStore& files,
                           const VisitEdition& visit) {
  uint32_t index = 0;
  for (const ManifestEdition& edition : corpus.manifest.editions) {
    if (!edition.same_as.empty()) continue;
    const Reading reading = ReadManifestEdition(corpus.manifest, edition, files);
    const EditionRecord& record = corpus.build.work.editions[index];
    if (reading.status == InputStatus::kUnusable ||
        reading.edition.provisions.size() != record.provisions.size())
      return edition.files[0] + " has changed since the corpus was read";
    if (std::string why = visit(index, reading.edition); !why.empty()) return why;
    ++index;
  }
  return "";
}

}  // namespace codicil
