// The folder or file that a user names as CORPUS.
#pragma once

#include <functional>
#include <string>
#include <vector>

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

// The same for the parts of one edition, which become a corpus of one.
OpenedCorpus OpenAsCorpus(const std::vector<std::string>& paths, const FileStore& files);

// Calls `visit` with each edition of the work in order, read again from its files; only one is in
// memory at a time. Stops when a call returns a message, or when an edition can no longer be read,
// and returns the message; otherwise "".
using VisitEdition = std::function<std::string(uint32_t index, const Edition& edition)>;
std::string ForEachEdition(const OpenedCorpus& corpus, const FileStore& files,
                           const VisitEdition& visit);

}  // namespace codicil
