// Where a provision goes on that was split, and which one goes on where several were merged.
#pragma once

#include <vector>

#include "diff/candidates.h"
#include "diff/concordance.h"

namespace codicil {

// Sets main_of_old, main_of_new and continues of the pairs whose kinds say that they are of splits
// and merges. docs/lineages.md has the rule. Linear in these pairs and their words.
void MarkMainPairs(const TwoEditions& both, std::vector<Correspondence>& pairs);

}  // namespace codicil
