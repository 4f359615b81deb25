// Numbers without a lead word that may still mean rules.
#pragma once

#include <string_view>
#include <vector>

#include "migrate/outside_context.h"

namespace codicil {

// Whether the edition has the number or, if it has a letter, its section.
bool CouldBe(const ReferenceIndex& index, const OutsideLocator& locator);

// Adds the loose numbers in `text` to the citations already found, in order; `doubt` says why they
// are doubtful. Linear.
void AddLooseNumbers(std::string_view text, const CitedWork& work, Doubt doubt,
                     std::vector<OutsideCitation>& found);

}  // namespace codicil
