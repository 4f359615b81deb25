// A concordance as a table, in both directions.
#pragma once

#include "base/byte_sink.h"
#include "diff/edition_diff.h"

namespace codicil {

void WriteCrosswalkJson(const EditionPair& editions, ByteSink& out);  // codicil-crosswalk/1

// One line per pair (`main`: Correspondence::main_of_old): old,new,kinds,main,confidence,evidence
// (RFC 4180).
void WriteCrosswalkCsv(const EditionPair& editions, ByteSink& out);

// For people: the table of destinations (old -> new), then the table of derivations (new -> old). A
// run of numbers is one row. A provision that keeps its number has no row unless the match is
// uncertain.
void WriteCrosswalkText(const EditionPair& editions, ByteSink& out);

}  // namespace codicil
