// What a user writes for one edition: the file of it, or CORPUS@ID for one of a corpus, where ID is
// its id or code, a date on which it was in force, or "newest". CORPUS alone is its newest edition.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "base/ascii.h"
#include "base/status.h"
#include "ingest/dates.h"
#include "ingest/reader.h"

namespace codicil {

// Whether `path` is named as a corpus: a folder, a corpus.toml or a database.
bool IsCorpus(const std::string& path);

inline constexpr const char* kNewestEdition = "newest";

struct EditionName {
  std::string corpus;
  std::string edition;  // an id, a date or kNewestEdition; empty: not said
};

// The index of the edition that is asked for: the one with that id, or that code in any case, or
// the last one that was in force on that date; the last of all if nothing or kNewestEdition is
// asked for. The editions have an id, a code and a date, and are in order. nullopt if there is
// none.
template <typename Edition>
std::optional<uint32_t> FindEdition(const std::vector<Edition>& editions,
                                    const std::string& asked) {
  if (editions.empty()) return std::nullopt;
  std::optional<uint32_t> last;
  const bool newest = asked.empty() || asked == kNewestEdition, date = FindDate(asked) == asked;
  const std::string code = LowerCase(asked);
  for (uint32_t i = 0; i < editions.size(); ++i) {
    if (editions[i].id == asked || (!code.empty() && LowerCase(editions[i].code) == code)) return i;
    if (newest || (date && !editions[i].date.empty() && editions[i].date <= asked)) last = i;
  }
  return last;
}

// What to say where there is none.
std::string NoSuchEdition(const std::string& asked, const std::string& first_id,
                          const std::string& last_id);

// The parts of the name; nullopt if it names no corpus. A file that has "@" in its name is a file.
std::optional<EditionName> EditionOfCorpus(const std::string& name);

// Reads the edition from its files: of the corpus, only corpus.toml is read besides. Returns false
// if there is no such edition; `messages` then has the reason, with corpus.toml.
bool ReadEditionOfCorpus(const EditionName& name, const FileStore& files, Reading* reading,
                         Sources* messages);

// The file of overrides that a corpus has for two editions of it, or "". Fails if corpus.toml names
// one that must not be read.
Result<std::string> OverridesBetween(const EditionName& old_edition, const EditionName& new_edition,
                                     const FileStore& files);

}  // namespace codicil
