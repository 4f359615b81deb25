#include "corpus/corpus_check.h"

#include <fmt/format.h>

#include <set>

#include "base/sha256.h"
#include "corpus/builder.h"
#include "corpus/corpus.h"
#include "corpus/kinds.h"
#include "corpus/pool.h"
#include "corpus/survey.h"
#include "text/printable.h"

namespace codicil {
namespace {

// What is kept of an edition that was read.
struct Seen {
  std::string error;  // why it could not be used, or empty
  std::string date;
  std::vector<FileRecord> files;
  WordCounts words;
  std::set<std::string> numbers;
};

Seen Look(const Manifest& manifest, const ManifestEdition& edition, const FileStore& files) {
  const Reading reading = ReadManifestEdition(manifest, edition, files);
  Seen seen;
  if (reading.status == InputStatus::kUnusable)
    seen.error = FirstError(reading.sources().diagnostics);
  seen.date = reading.edition.effective_date;
  for (const Source& source : reading.sources().files) {
    seen.files.push_back({source.text->name().substr(manifest.folder.size()),
                          Sha256Hex(source.text->file_bytes()), source.text->file_bytes().size()});
  }
  seen.words = WordCounts(reading.edition);
  for (const Provision& provision : reading.edition.provisions)
    seen.numbers.insert(provision.number.ToString());
  return seen;
}

class Checker {
 public:
  Checker(const Manifest& manifest, const std::vector<Seen>& seen, Diagnostics& diagnostics)
      : manifest_(manifest), seen_(seen), diagnostics_(diagnostics) {}

  void Check() {
    for (size_t i = 0; i < seen_.size(); ++i) CheckEdition(manifest_.editions[i], seen_[i]);
    CheckAliases();
  }

  void CheckUnlisted(const std::vector<std::string>& in_folder) {
    std::set<std::string> known, extensions;
    for (const Seen& seen : seen_) {
      for (const FileRecord& file : seen.files) {
        known.insert(file.name);
        extensions.insert(ExtensionOf(file.name));
      }
    }
    for (const ManifestEdition& edition : manifest_.editions)
      known.insert(edition.files.begin(), edition.files.end());
    for (const std::string& name : in_folder) {
      if (!extensions.contains(ExtensionOf(name)) || known.contains(name)) continue;
      diagnostics_.Report(kind::kUnlistedFile, Severity::kWarning,
                          fmt::format("{} is in the folder, but not in corpus.toml", name));
    }
  }

 private:
  void CheckAliases() {
    for (const ManifestAlias& alias : manifest_.aliases) {
      if (seen_.empty() || seen_.back().numbers.contains(alias.num)) continue;
      diagnostics_.Report(
          kind::kUnknownAlias, Severity::kWarning,
          fmt::format("\"{}\" is an alias of {}, which the newest edition does not have",
                      Printable(alias.name), Printable(alias.num)),
          alias.span);
    }
  }

  void CheckEdition(const ManifestEdition& edition, const Seen& seen) {
    CheckDigests(edition, seen);
    if (!seen.error.empty()) {
      diagnostics_.Report(kind::kUnusableEdition, Severity::kError,
                          fmt::format("the edition {} cannot be used: {}", edition.id, seen.error),
                          edition.span);
      return;
    }
    if (!edition.date.empty() && !seen.date.empty() && edition.date != seen.date) {
      diagnostics_.Report(kind::kOtherDate, Severity::kWarning,
                          fmt::format("{} is dated {} here, but {} in its text", edition.id,
                                      edition.date, seen.date),
                          edition.span);
    }
    if (!edition.same_as.empty()) CheckCopy(edition, seen);
  }

  void CheckDigests(const ManifestEdition& edition, const Seen& seen) {
    for (size_t i = 0; i < edition.sha256.size(); ++i) {
      for (const FileRecord& file : seen.files) {
        if (file.name == edition.files[i] && file.sha256 != edition.sha256[i])
          ReportChangedFile(file.name, edition.span, diagnostics_);
      }
    }
  }

  void CheckCopy(const ManifestEdition& copy, const Seen& seen) {
    for (size_t i = 0; i < seen_.size(); ++i) {
      if (manifest_.editions[i].id != copy.same_as || !seen_[i].error.empty()) continue;
      const double likeness = seen.words.Likeness(seen_[i].words);
      if (likeness >= kCopyLikeness) continue;
      diagnostics_.Report(kind::kUnlikeCopy, Severity::kWarning,
                          fmt::format("{} and {} have only {:.0f}% of their words in common",
                                      copy.id, copy.same_as, 100 * likeness),
                          copy.span);
    }
  }

  static std::string ExtensionOf(const std::string& name) {
    const size_t dot = name.rfind('.');
    return dot == name.npos ? "" : name.substr(dot);
  }

  const Manifest& manifest_;
  const std::vector<Seen>& seen_;
  Diagnostics& diagnostics_;
};

}  // namespace

void CheckFiles(const Manifest& manifest, const std::vector<std::string>& in_folder,
                const FileStore& files, unsigned threads, Sources& messages) {
  std::vector<Seen> seen(manifest.editions.size());
  ForEachInPool(seen.size(), threads,
                [&](size_t i) { seen[i] = Look(manifest, manifest.editions[i], files); });
  Checker checker(manifest, seen, messages.diagnostics);
  checker.Check();
  checker.CheckUnlisted(in_folder);
}

}  // namespace codicil
