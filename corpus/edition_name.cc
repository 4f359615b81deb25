#include "corpus/edition_name.h"

#include <fmt/format.h>

#include <filesystem>

#include "corpus/corpus.h"
#include "corpus/corpus_files.h"
#include "corpus/kinds.h"

namespace codicil {
namespace {

// Without the copies of editions, which are not asked for.
OpenedCorpus OpenEditions(const std::string& path, const FileStore& files) {
  OpenedCorpus corpus = OpenManifest(path, files);
  std::erase_if(corpus.manifest.editions, [](const auto& one) { return !one.same_as.empty(); });
  return corpus;
}

}  // namespace

std::string NoSuchEdition(const std::string& asked, const std::string& first_id,
                          const std::string& last_id) {
  return fmt::format(
      "the corpus has no edition \"{}\": name one of {} to {} by its id, or by a date on which it "
      "was "
      "in force",
      asked, first_id, last_id);
}

bool IsCorpus(const std::string& path) {
  std::error_code failed;
  return std::filesystem::is_directory(path, failed) || path.ends_with(".toml") ||
         IsDatabase(path, "");
}

std::optional<EditionName> EditionOfCorpus(const std::string& name) {
  std::error_code failed;
  if (IsCorpus(name)) return EditionName{name, ""};
  const size_t at = name.rfind('@');
  if (at == name.npos || std::filesystem::exists(name, failed)) return std::nullopt;
  EditionName parts{name.substr(0, at), name.substr(at + 1)};
  return IsCorpus(parts.corpus) ? std::optional(std::move(parts)) : std::nullopt;
}

bool ReadEditionOfCorpus(const EditionName& name, const FileStore& files, Reading* reading,
                         Sources* messages) {
  OpenedCorpus corpus = OpenEditions(name.corpus, files);
  *messages = std::move(corpus.messages);
  if (corpus.status == InputStatus::kUnusable) return false;
  const auto& editions = corpus.manifest.editions;
  if (const auto found = FindEdition(editions, name.edition)) {
    *reading = ReadManifestEdition(corpus.manifest, editions[*found], files);
    return true;
  }
  messages->diagnostics.Report(
      kind::kManifest, Severity::kError,
      editions.empty() ? "the corpus lists no edition"
                       : NoSuchEdition(name.edition, editions.front().id, editions.back().id));
  return false;
}

Result<std::string> OverridesBetween(const EditionName& old_edition, const EditionName& new_edition,
                                     const FileStore& files) {
  if (old_edition.corpus != new_edition.corpus) return std::string();
  const Manifest manifest = OpenEditions(old_edition.corpus, files).manifest;
  const auto was = FindEdition(manifest.editions, old_edition.edition);
  const auto is = FindEdition(manifest.editions, new_edition.edition);
  for (const ManifestPair& pair : manifest.pairs) {
    if (!was || !is || pair.old_edition != manifest.editions[*was].id ||
        pair.new_edition != manifest.editions[*is].id)
      continue;
    std::string path = manifest.folder + pair.overrides;
    Status allowed = CorpusFiles(files, manifest.folder).Allows(path);
    if (!allowed.ok()) return allowed;
    return path;
  }
  return std::string();
}

}  // namespace codicil
