// Lines that begin with a number that they cite: "§ 5 Abs. 2" between § 3 and § 3a.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "rules/line_label.h"

namespace codicil {

// Returns the labels with a lead word or sign that interrupt their list: what comes after one of
// them goes on from what comes before it. Linear.
std::vector<size_t> FindCitedLabels(std::span<const LineLabel> labels);

}  // namespace codicil
