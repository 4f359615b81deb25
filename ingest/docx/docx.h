// Word documents (Office Open XML) as text.
#pragma once

#include "ingest/package/package.h"
#include "ingest/package/zip_archive.h"

namespace codicil {

// Files of the package, as XML; empty if it has none.
struct DocxParts {
  std::string document, styles, numbering, footnotes, endnotes;
};

// Returns the text of a document; nullopt if `document` is well-formed, but none: a workbook.
std::optional<PackageText> ReadDocx(const DocxParts& parts);
// The same for a package, in which the parts may have any names.
std::optional<PackageText> ReadDocx(ZipArchive& archive);

}  // namespace codicil
