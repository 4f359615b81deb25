// The folder or file that a user names as CORPUS.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/status.h"
#include "corpus/builder.h"
#include "corpus/manifest.h"
#include "corpus/store.h"
#include "corpus/work.h"

namespace codicil {

inline constexpr const char* kManifestName = "corpus.toml";
inline constexpr const char* kDatabaseName = "codicil.db";

// Returns the name of the corpus.toml that `path` means: a folder has one.
std::string ManifestPath(const std::string& path);

// A work that was opened, with where it came from.
struct OpenedCorpus {
  Manifest manifest;  // of the folder; without editions if a database was opened
  WorkBuild build;
  Provenance provenance;
  bool up_to_date = false;  // the database has all of it: nothing was read or aligned
  Sources messages;
  InputStatus status = InputStatus::kUnusable;
};

// Opens a folder with a corpus.toml, or a corpus.toml, or a database that was built from one. Of a
// folder, reads and aligns what `database` does not have; if that is empty, it is codicil.db
// beside corpus.toml. It need not exist. If it cannot be used, that is a note (kDatabase) and all
// is built anew; but a database that is opened alone must be usable.
OpenedCorpus OpenCorpus(const std::string& path, const FileStore& files,
                        const BuildOptions& options, std::string database = {});

// Reports kChangedFile.
void ReportChangedFile(const std::string& file, const Span& edition, Diagnostics& diagnostics);

// Reads the corpus.toml alone. If it cannot be used, `status` says so.
OpenedCorpus OpenManifest(const std::string& path, const FileStore& files);

// The same for the parts of one edition, which become a corpus of one.
OpenedCorpus OpenAsCorpus(const std::vector<std::string>& paths, const FileStore& files);

// Reads one edition of the work again from its files.
Result<Reading> ReadEditionAgain(const OpenedCorpus& corpus, const FileStore& files,
                                 uint32_t index);

// Calls `visit` with each edition of the work in order, read again from its files; only one is in
// memory at a time. Stops when a call fails, or when an edition can no longer be read.
using VisitEdition = std::function<Status(uint32_t index, const Edition& edition)>;
Status ForEachEdition(const OpenedCorpus& corpus, const FileStore& files,
                      const VisitEdition& visit);

}  // namespace codicil
