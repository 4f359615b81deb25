// EPUB books as text: their pages in the order in which they are read.
#pragma once

#include "ingest/package/package.h"
#include "ingest/package/zip_archive.h"

namespace codicil {

// Returns nullopt if the archive is no book.
std::optional<PackageText> ReadEpub(ZipArchive& archive);

}  // namespace codicil
