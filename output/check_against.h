// What a new edition breaks, among the findings about it.
#pragma once

#include "check/report.h"
#include "diff/edition_diff.h"

namespace codicil {

// Adds the numbers of the old edition that the new one breaks (BrokenNumbers) to a report about
// the new one, as far as `kinds` has them; what is doubtful says so.
void AddBrokenNumbers(const EditionPair& editions, const KindSelection& kinds, CheckReport& report);

}  // namespace codicil
