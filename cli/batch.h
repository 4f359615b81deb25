// Many editions in one run, or in many runs side by side: which of them this run takes, what its
// files are called, and a manifest of what was done. docs/scale.md shows it in use.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "cli/common.h"
#include "corpus/work.h"

namespace codicil::cli {

struct BatchOptions {
  std::string files_from;  // a file with an edition a line, or "-"
  std::string folder;      // of the output; empty: no batch
  std::string name;        // "{stem}.json"; empty: "{stem}" with the format as its extension
  std::string shard;       // "2/8"
  std::string manifest;    // lines are added to it
  std::string skip_done;   // a manifest of earlier runs
};
void AddBatchOptions(CLI::App& command, BatchOptions* batch);

// What became of one edition.
struct BatchOutcome {
  int status = kFailure;
  size_t provisions = 0;
  size_t unread = 0;  // lines that look numbered and were not read as provisions
  size_t findings = 0;
  size_t files = 0;  // that were read
  std::vector<WarningRecord> warnings;
};
// Reads an edition and writes it to a file.
using BatchStep = std::function<BatchOutcome(const EditionFiles& files, const std::string& out)>;

// Runs the step for each edition that was named and is of this shard; one that fails does not stop
// the others. Returns the worst status; kFailure, after a message, before anything is done if the
// options do not fit.
int RunBatch(const CommonOptions& common, const BatchOptions& batch, const std::string& extension,
             const BatchStep& step);

// What a line of a manifest says that an earlier run did.
struct DoneEdition {
  std::string sha256_in, out, sha256_out, version;
  bool as_it_is = false;  // it is one file, and no option said how to read it
  std::vector<WarningRecord> warnings;
};
// The last line of each edition, by the path that was given. Lines that are none are left out.
using DoneEditions = std::map<std::string, DoneEdition>;
DoneEditions ReadDone(const std::string& manifest);

// Whether this version wrote the output, and nobody changed it.
bool IsOutputAsWritten(const DoneEdition& done);

}  // namespace codicil::cli
