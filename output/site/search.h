// What search.js needs: an index of the newest edition, and one of what only older editions had.
#pragma once

#include "crossref/cross_references.h"
#include "output/site/site.h"

namespace codicil::site {

// Writes search/newest.json and search/archive.json, and beside each the texts of its documents, in
// their order: newest-texts.json, archive-texts.json. `edition` is the newest one. The archive has
// each text once, with the editions that had it, unless the newest edition has it too.
void WriteSearch(const Site& site, const Edition& edition, const CrossReferences& references);

}  // namespace codicil::site
