#include "works.h"

#include <algorithm>
#include <filesystem>
#include <numeric>

#include "corpus/corpus.h"
#include "corpus/lineages.h"
#include "corpus/record.h"
#include "rules/identity.h"

namespace codicil {

std::unique_ptr<Work> WorkMaker::Make(const std::vector<size_t>& editions) {
  auto work = std::make_unique<Work>();
  work->id = WorkId(Prepare(paths_.back()).edition);
  for (size_t i = 0; i < editions.size(); ++i) {
    const Prepared& prepared = Prepare(paths_[editions[i]]);
    EditionRecord& record =
        work->editions.emplace_back(RecordEdition(prepared.edition, work->texts));
    record.id = prepared.name;
    record.date = prepared.edition.effective_date;
    if (i > 0) work->transitions.push_back(Between(editions[i - 1], editions[i]));
  }
  Diagnostics diagnostics;
  work->lineages = FindLineages(*work, {}, diagnostics);
  return work;
}

std::unique_ptr<Work> WorkMaker::MakeWhole() {
  std::vector<size_t> all(size());
  std::iota(all.begin(), all.end(), size_t{0});
  return Make(all);
}

const Transition& WorkMaker::Between(size_t old_edition, size_t new_edition) {
  const auto [found, is_new] = transitions_.try_emplace({old_edition, new_edition});
  if (is_new)
    found->second = RecordTransition(AlignPaths(paths_[old_edition], paths_[new_edition]));
  return found->second;
}

Manifest BundledManifest() {
  return OpenManifest(CODICIL_SOURCE_FOLDER "/corpus/emberfall", DiskFiles()).manifest;
}

Manifest RealManifest() {
  Manifest manifest;
  manifest.id = "real";
  manifest.folder = EditionsFolder() + "/corpus/mtg-txt/";
  std::error_code none;
  for (const auto& file : std::filesystem::directory_iterator(manifest.folder, none)) {
    if (file.path().extension() != ".txt") continue;
    ManifestEdition& edition = manifest.editions.emplace_back();
    edition.id = edition.date = file.path().stem().string();
    edition.files = {file.path().filename().string()};
  }
  std::sort(manifest.editions.begin(), manifest.editions.end(),
            [](const auto& a, const auto& b) { return a.date < b.date; });
  return manifest;
}

}  // namespace codicil
