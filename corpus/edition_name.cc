#include "corpus/edition_name.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "corpus/corpus.h"
#include "corpus/kinds.h"
#include "ingest/dates.h"

namespace codicil {
namespace {

// Other copies of an edition are not asked for.
std::vector<const ManifestEdition*> EditionsIn(const Manifest& manifest) {
  std::vector<const ManifestEdition*> editions;
  for (const ManifestEdition& one : manifest.editions) {
    if (one.same_as.empty()) editions.push_back(&one);
  }
  return editions;
}

// The one with that id, or the last one of that date or an earlier one; nullptr if there is none.
const ManifestEdition* Find(const std::vector<const ManifestEdition*>& editions,
                            const std::string& asked) {
  if (asked.empty() || asked == kNewestEdition) return editions.back();
  const auto by_id = std::ranges::find(editions, asked, &ManifestEdition::id);
  if (by_id != editions.end()) return *by_id;
  if (FindDate(asked) != asked) return nullptr;
  const ManifestEdition* last = nullptr;
  for (const ManifestEdition* one : editions) {
    if (!one->date.empty() && one->date <= asked) last = one;
  }
  return last;
}

}  // namespace

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
  OpenedCorpus corpus = OpenManifest(name.corpus, files);
  *messages = std::move(corpus.messages);
  if (corpus.status == InputStatus::kUnusable) return false;
  const auto editions = EditionsIn(corpus.manifest);
  const ManifestEdition* edition = editions.empty() ? nullptr : Find(editions, name.edition);
  if (edition != nullptr) {
    *reading = ReadManifestEdition(corpus.manifest, *edition, files);
    return true;
  }
  messages->diagnostics.Report(
      kind::kManifest, Severity::kError,
      editions.empty()
          ? "the corpus lists no edition"
          : fmt::format("the corpus has no edition \"{}\": name one of {} to {} by its id, or by a "
                        "date on which it was in force",
                        name.edition, editions.front()->id, editions.back()->id));
  return false;
}

}  // namespace codicil
