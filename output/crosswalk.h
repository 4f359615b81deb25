// A concordance as a table, in both directions.
#pragma once

#include "base/byte_sink.h"
#include "diff/edition_diff.h"
#include "output/table.h"

namespace codicil {

void WriteCrosswalkJson(const EditionPair& editions, ByteSink& out);  // codicil-crosswalk/1

// A row per pair (`main`: Correspondence::main_of_old).
void CrosswalkTable(const EditionPair& editions, const PutRow& row);

// For people: the table of destinations (old -> new), then the table of derivations (new -> old). A
// run of numbers is one row. A provision that keeps its number has no row unless the match is
// uncertain.
void WriteCrosswalkText(const EditionPair& editions, ByteSink& out);

}  // namespace codicil
