// The reader for rulebooks in the Sphinx dialect of reStructuredText.
#pragma once

#include <vector>

#include "ingest/reader.h"
#include "rules/edition_builder.h"

namespace codicil {

// Reads the sources `ids` as one set (labels are shared) and passes what it finds to `builder`.
// Toctrees and includes are followed through `files`, relative to the source that contains them;
// files that are already among `ids` are not read twice. Linear.
void ReadRst(const std::vector<SourceId>& ids, const ReadOptions& options, const FileStore& files,
             EditionBuilder& builder);

}  // namespace codicil
