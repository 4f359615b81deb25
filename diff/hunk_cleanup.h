#pragma once

#include <vector>

#include "diff/myers.h"
#include "diff/tokens.h"

namespace codicil {

// Rearranges the hunks to show the change as a person would.
void CleanUp(const TokenText& old_text, const TokenText& new_text, std::vector<Hunk>& hunks);

}  // namespace codicil
