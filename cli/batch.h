// Many editions in one run, or in many runs side by side: which of them this run takes, what its
// files are called, and a manifest of what was done. docs/scale.md shows it in use.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/common.h"

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
};
// Reads an edition and writes it to a file.
using BatchStep = std::function<BatchOutcome(const EditionFiles& files, const std::string& out)>;

// Runs the step for each edition that was named and is of this shard; one that fails does not stop
// the others. Returns the worst status; kFailure, after a message, before anything is done if the
// options do not fit.
int RunBatch(const CommonOptions& common, const BatchOptions& batch, const std::string& extension,
             const BatchStep& step);

}  // namespace codicil::cli
