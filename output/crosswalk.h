// A concordance as a table that others can use, either way.
#pragma once

#include <string>

#include "diff/concordance.h"

namespace codicil {

// codicil-crosswalk/1, of docs/schema.
std::string WriteCrosswalkJson(const Edition& old_edition, const Edition& new_edition,
                               const Concordance& concordance);

// A line for each pair with old,new,kinds,confidence,evidence, as RFC 4180 has it.
std::string WriteCrosswalkCsv(const Edition& old_edition, const Edition& new_edition,
                              const Concordance& concordance);

// For people: the table of destinations (old -> new), then the table of derivations (new -> old).
// Runs of numbers are one row; what keeps its number has none, unless that is not so sure.
std::string WriteCrosswalkText(const Edition& old_edition, const Edition& new_edition,
                               const Concordance& concordance);

}  // namespace codicil
