// The reader for rulebooks in the Sphinx dialect of reStructuredText.
#pragma once

#include <vector>

#include "ingest/reader.h"
#include "rules/edition_builder.h"

namespace codicil {

// Reads the sources `ids` as one set (labels are shared) and hands what it finds to `builder`.
// A toctree is followed through `files`, relative to the name of the source that has it; files
// that are among `ids` already are not read twice. Linear.
void ReadRst(const std::vector<SourceId>& ids, const ReadOptions& options, const FileStore& files,
             EditionBuilder& builder);

}  // namespace codicil
