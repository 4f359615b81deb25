// A concordance as a table, in both directions.
#pragma once

#include "base/byte_sink.h"
#include "diff/concordance.h"

namespace codicil {

// codicil-crosswalk/1 (see docs/schema).
void WriteCrosswalkJson(const Edition& old_edition, const Edition& new_edition,
                        const Concordance& concordance, ByteSink& out);

// One line per pair (`main`: Correspondence::main_of_old): old,new,kinds,main,confidence,evidence
// (RFC 4180).
void WriteCrosswalkCsv(const Edition& old_edition, const Edition& new_edition,
                       const Concordance& concordance, ByteSink& out);

// For people: the table of destinations (old -> new), then the table of derivations (new -> old). A
// run of numbers is one row. A provision that keeps its number has no row unless the match is
// uncertain.
void WriteCrosswalkText(const Edition& old_edition, const Edition& new_edition,
                        const Concordance& concordance, ByteSink& out);

}  // namespace codicil
