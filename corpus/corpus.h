// The folder or file that a user names as CORPUS.
#pragma once

#include <optional>
#include <string>

#include "corpus/builder.h"
#include "corpus/manifest.h"
#include "corpus/work.h"

namespace codicil {

// A work that was opened, with where it came from.
struct OpenedCorpus {
  Manifest manifest;  // of the folder; without editions if a database was opened
  WorkBuild build;
  Sources messages;
  InputStatus status = InputStatus::kUnusable;
};

// Opens a folder with a corpus.toml, or a corpus.toml. Reads and lines up what the database beside
// it (codicil.db) does not have.
OpenedCorpus OpenCorpus(const std::string& path, const FileStore& files,
                        const BuildOptions& options);

}  // namespace codicil
