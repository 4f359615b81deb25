// What a user writes for one edition: the file of it, or CORPUS@ID for one of a corpus, where ID is
// its id, a date on which it was in force, or "newest". CORPUS alone is its newest edition.
#pragma once

#include <optional>
#include <string>

#include "ingest/reader.h"

namespace codicil {

// Whether `path` is named as a corpus: a folder, a corpus.toml or a database.
bool IsCorpus(const std::string& path);

inline constexpr const char* kNewestEdition = "newest";

struct EditionName {
  std::string corpus;
  std::string edition;  // an id, a date or kNewestEdition; empty: not said
};

// The parts of the name; nullopt if it names no corpus. A file that has "@" in its name is a file.
std::optional<EditionName> EditionOfCorpus(const std::string& name);

// Reads the edition from its files: of the corpus, only corpus.toml is read besides. Returns false
// if there is no such edition; `messages` then has the reason, with corpus.toml.
bool ReadEditionOfCorpus(const EditionName& name, const FileStore& files, Reading* reading,
                         Sources* messages);

}  // namespace codicil
