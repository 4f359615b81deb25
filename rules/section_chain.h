// Finds the sections of a work whose rules are numbered "1.1" or "A.1": their own, "1.", look like
// those of a list in a rule.
#pragma once

#include <span>
#include <vector>

#include "rules/line_label.h"

namespace codicil {

// `full` says which labels are known to be written in full: "1.1", and "1." right above it. Returns
// the sections: those right above their rules, and others that count on from the section before
// them in its place on the page, do not count on in a list, and do not run ahead of the rules
// below. Sets `full` for them, and unsets it for an item that is right above the rules of a section
// by chance. Linear.
std::vector<size_t> FindSections(std::span<const LineLabel> labels, std::vector<bool>& full);

}  // namespace codicil
