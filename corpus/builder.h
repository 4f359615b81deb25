// From a manifest to a work: reads the editions, aligns the neighbours, finds the lineages.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "corpus/manifest.h"
#include "corpus/work.h"
#include "ingest/reader.h"

namespace codicil {

// Reads one edition of the manifest.
Reading ReadManifestEdition(const Manifest& manifest, const ManifestEdition& edition,
                            const FileStore& files);

// Returns why an edition cannot be used: the first error that was reported of it.
std::string FirstError(const Diagnostics& diagnostics);

// Counts the warnings and errors by kind, in the order of their names.
std::vector<WarningRecord> CountWarnings(const Diagnostics& diagnostics);

// An edition that was read before.
struct ReadBefore {
  std::string json;  // codicil-edition/1
  std::vector<WarningRecord> warnings;
};

struct BuildOptions {
  unsigned threads = 1;
  // Called as work gets done, from any thread, one call at a time: how many of `all` editions are
  // read.
  std::function<void(size_t done, size_t all)> progress;
  // Returns what a file with this SHA-256 is as an edition, if it was read before; it is then not
  // read again. Called from any thread.
  std::function<std::optional<ReadBefore>(const std::string& sha256)> read_before;
};

struct WorkBuild {
  Work work;
  // Editions that could not be used, with their messages; if there are any, the work is empty.
  std::vector<Reading> unusable;
  std::vector<FileRecord> overrides;  // the files that were used
  size_t read = 0;                    // editions that were read from their files
  size_t taken = 0;                   // editions that were read before
  size_t aligned = 0;                 // pairs that were aligned
};

// Builds the work. What `previous` (an earlier build of the corpus, or an empty work) has of
// editions whose files are the same, and of pairs of such editions, is reused. The result is
// the same whatever `previous` and the number of threads. What could not be followed in the
// manifest (the first of `messages`) or a file of overrides is reported in `messages`. At most
// three editions a thread are in memory at once.
WorkBuild BuildWork(const Manifest& manifest, Work previous, const FileStore& files,
                    const BuildOptions& options, Sources& messages);

}  // namespace codicil
