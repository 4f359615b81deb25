// The identity of an edition outside this run.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/edition.h"

namespace codicil {

// Whether `id` can be the id of a work, an edition or a lineage. It becomes a part of addresses and
// names of files: it has letters, digits and other visible signs, of ASCII only ".", "-" and "_",
// and no "." at its start.
bool IsPlainId(std::string_view id);
// Returns `name` as an id, "my-rules" for "my rules".
std::string PlainId(std::string_view name);

// Returns the work's title in lower case with hyphens, "emberfall-comprehensive-rules"; empty if no
// source states a title.
std::string WorkId(const Edition& edition);
std::string IdOfTitle(std::string_view title);  // the same for a title

// Returns the effective date, or the first twelve digits of the digest if the edition is undated.
std::string EditionId(const Edition& edition);

// Returns the SHA-256 of the only source. If there are several sources: the SHA-256 of their
// digests in ascending order, one per line, so that the order of the files on the command line does
// not matter.
std::string EditionDigest(const Edition& edition);
std::string DigestOfAll(std::vector<std::string> digests);  // the same from those of the sources

// Returns the name of each source in data, in the order of the sources: its path below the deepest
// folder that all sources share, so that the same files produce the same bytes in any folder on any
// machine.
std::vector<std::string> SourceNames(const Edition& edition);
// The same for any files, given their paths.
std::vector<std::string> NamesInData(const std::vector<std::string>& paths);

}  // namespace codicil
