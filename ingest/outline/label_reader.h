// Every way to read the start of a block as a label: a grammar of components, no list of schemes.
#pragma once

#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "ingest/outline/block.h"
#include "ingest/outline/label.h"
#include "ingest/outline/leads.h"

namespace codicil::outline {

// Names that begin labels, "AC" of AC-2: alone they may be a heading, "# AC - ACCESS CONTROL".
using Codes = std::unordered_set<std::string>;

// Returns the readings of `start` from the character `at` on. `inside`: after another label on the
// line, where less may be one.
std::vector<Label> ReadLabels(const Start& start, size_t at, const Leads& leads, bool inside);
// Returns the code alone that `start` is a heading of.
std::optional<Label> ReadCode(const Start& start, const Codes& codes);
// Returns the lead without a number that is all of `start`: "ANNEX", 附則.
std::optional<Label> ReadLone(const Start& start, const Leads& leads);
// Returns the code before a number that `start` begins with, or nothing.
std::string CodeBeforeNumber(const Start& start);

}  // namespace codicil::outline
