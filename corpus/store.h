// The database of a work: one SQLite file that keeps what reading and aligning its editions gave,
// in the tables of corpus/schema.h. It is a cache. What it says follows from the files of the
// corpus and from the program alone, so it may be deleted at any time, and two builds of one corpus
// have the same bytes, whatever they took over from earlier ones.
//
// The file ends with the SHA-256 of what comes before, which SQLite ignores, so that a damaged file
// is not used. A file with a right digest is not trusted either: each number in it is checked.
//
// Files are read and written by the caller: base/file_writer.h replaces the file in one step.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "corpus/work.h"

namespace codicil {

inline constexpr uint32_t kStoreApplicationId = 0x436F6463;  // "Codc"

// Whether these bytes, or a file of this name, are meant to be a database.
bool IsDatabase(std::string_view name, std::string_view bytes);

// Whether codicil made this database, in any version and whether it is whole or not.
bool IsStore(std::string_view bytes);

// What a work was made from.
struct Provenance {
  // Identifies what determines a work besides its files: the program's source that reads editions,
  // lines them up and finds lineages.
  std::string rules;
  // Every file that was read, corpus.toml first; names are relative to its folder.
  std::vector<FileRecord> inputs;
  // Whether there was nothing to report. A build with findings is done again, to report them again.
  bool clean = false;
};

// The rules of this program.
std::string_view CurrentRules();

// Returns the bytes of the file. Linear.
std::string WriteStore(const Work& work, const Provenance& provenance);

struct Stored {
  Work work;
  Provenance provenance;
};

// Returns what the file has. Fails if it is not a database that this program can use; the message
// goes on after the name of the file: "is damaged ...". Two threads read half of it each. Linear.
Result<Stored> ReadStore(std::string_view bytes, unsigned threads = 1);

}  // namespace codicil
