// Of which components the numbers of a work that are written in full consist.
#pragma once

#include <span>
#include <vector>

#include "rules/line_label.h"

namespace codicil {

// Whether `number` is below `above`.
bool Contains(const RuleNumber& above, const RuleNumber& number);
// "A.1", "A-1".
bool IsInLetteredSection(const RuleNumber& number);

// What the components of one number after the first one are.
NumberingStyle PartsOf(const RuleNumber& number);
// Those of the labels that are `full`. A kind of component or lead is one of the work's if at least
// two numbers have it, and most of those continue the number before them; "2A" counts if 2 is
// there. Linear.
NumberingStyle FindComponents(std::span<const LineLabel> labels, const std::vector<bool>& full);
// The same of sections with nothing that closes their numbers: "1 Title".
bool HasBareSections(std::span<const LineLabel> labels, const std::vector<bool>& full);

}  // namespace codicil
