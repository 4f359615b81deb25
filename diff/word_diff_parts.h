// The steps of WordDiffer::Diff, one file each. Private to WordDiffer.
#pragma once

#include <vector>

#include "diff/myers.h"
#include "diff/tokens.h"

namespace codicil {

// hunks.cc: returns what became what, in tokens; by words, or by sentences if that is out of reach.
std::vector<Hunk> FindHunks(const TokenText& old_text, const TokenText& new_text);

// hunk_cleanup.cc: rearranges the hunks to show the change as a person would.
void CleanUp(const TokenText& old_text, const TokenText& new_text, std::vector<Hunk>& hunks);

}  // namespace codicil
