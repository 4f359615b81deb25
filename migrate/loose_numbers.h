// Numbers that no word leads to and that may be meant for rules all the same.
#pragma once

#include <string_view>
#include <vector>

#include "migrate/outside_context.h"

namespace codicil {

// The edition has the number; or it has a letter, and the edition has what it would lie in.
bool CouldBe(const ReferenceIndex& index, const OutsideLocator& locator);

// Adds them to what was found in `text`, in order; `doubt` is why they are doubtful. Linear.
void AddLooseNumbers(std::string_view text, const ReferenceIndex& index, const WorkNames& names,
                     Doubt doubt, std::vector<OutsideCitation>& found);

}  // namespace codicil
