// The steps of WordDiffer::Diff, one file each. Nobody else includes this.
#pragma once

#include <vector>

#include "diff/myers.h"
#include "diff/tokens.h"

namespace codicil {

// hunks.cc: what became what, in tokens; by words, and by sentences where that is out of reach.
std::vector<Hunk> FindHunks(const TokenText& old_text, const TokenText& new_text);

// hunk_cleanup.cc: the same change as a person would show it.
void CleanUp(const TokenText& old_text, const TokenText& new_text, std::vector<Hunk>& hunks);

}  // namespace codicil
