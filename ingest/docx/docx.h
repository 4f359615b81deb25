// Word documents (Office Open XML) as text.
#pragma once

#include "ingest/package/package.h"
#include "ingest/package/zip_archive.h"

namespace codicil {

// Returns nullopt if the archive is no document: a workbook or another package of Office.
std::optional<PackageText> ReadDocx(ZipArchive& archive);

}  // namespace codicil
