// What an edition is known by outside this run.
#pragma once

#include <string>
#include <vector>

#include "output/json_stream.h"
#include "rules/edition.h"

namespace codicil {

// The work's title in lower case with hyphens: "emberfall-comprehensive-rules"; empty where no
// source states a title.
std::string WorkId(const Edition& edition);

// The effective date; of an undated edition the first twelve digits of its digest.
std::string EditionId(const Edition& edition);

// The SHA-256 of the one source; of several sources that of their digests in ascending order, a
// line each, so that the order in which the files were named does not matter.
std::string EditionDigest(const Edition& edition);

// The members "work" and "edition" of every JSON: {"id", "title"} and {"id", "effective_date",
// "language", "sha256"}.
void WriteWorkJson(const Edition& edition, JsonWriter& json);
void WriteEditionJson(const Edition& edition, JsonWriter& json);
// "work" (the new edition's), and "old" and "new", which are editions.
void WriteOldAndNewJson(const Edition& old_edition, const Edition& new_edition, JsonWriter& json);
// The members of an edition, inside an object that the caller has opened.
void WriteEditionMembers(const Edition& edition, JsonWriter& json);

// What each source is called in data: its path below the deepest folder that all sources share, so
// that the same files give the same bytes in any folder of any machine. In the order of the
// sources.
std::vector<std::string> SourceNames(const Edition& edition);
// The same for any files, by their paths.
std::vector<std::string> NamesInData(const std::vector<std::string>& paths);

}  // namespace codicil
