// Whether the files of a corpus are what its manifest says.
#pragma once

#include <string>
#include <vector>

#include "corpus/manifest.h"
#include "ingest/reader.h"

namespace codicil {

// Reads every edition, and reports in `messages`, at the edition's place in the manifest, which is
// their first file: files that are missing (kUnreadable) or have another digest (kChangedFile),
// editions that cannot be used (kUnusableEdition) or state another date (kOtherDate), copies with
// other words (kUnlikeCopy); and files of `in_folder` (names relative to the manifest's folder)
// that look like editions, by their extension, but are not listed (kUnlistedFile).
void CheckFiles(const Manifest& manifest, const std::vector<std::string>& in_folder,
                const FileStore& files, unsigned threads, Sources& messages);

}  // namespace codicil
