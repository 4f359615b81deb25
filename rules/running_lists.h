// Lists without a lead that are counted through the work: "PART I", "1.", "2.", "PART II", "3.".
#pragma once

#include <span>
#include <string>
#include <unordered_set>
#include <vector>

#include "rules/line_label.h"

namespace codicil {

// Gives "1 Title" a shape, where all such lines that are apart count 1, 2, 3 through a text in
// which no number is written in full.
void MarkBareItems(std::span<LineLabel> labels);

// Returns the shapes whose labels count 1, 2, 3 through the work and are in the parts of a list
// that does so too. `full`: which labels are numbers in full.
std::unordered_set<std::string> FindRunningLists(std::span<const LineLabel> labels,
                                                 const std::vector<bool>& full);

}  // namespace codicil
