#include "corpus/corpus.h"

#include <filesystem>

#include "text/kinds.h"

namespace codicil {
namespace {

std::string ManifestPath(const std::string& path) {
  std::error_code failed;
  if (!std::filesystem::is_directory(path, failed)) return path;
  return path + (path.ends_with('/') ? "" : "/") + "corpus.toml";
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
  corpus.status = StatusOf(corpus.messages.diagnostics);
  if (corpus.status == InputStatus::kUnusable) return corpus;
  corpus.build = BuildWork(corpus.manifest, {}, files, options, corpus.messages);
  corpus.status = corpus.build.unusable.empty() ? StatusOf(corpus.messages.diagnostics)
                                                : InputStatus::kUnusable;
  return corpus;
}

}  // namespace codicil
