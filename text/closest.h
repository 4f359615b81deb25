// Suggestions for a misspelt name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace codicil {

// Returns at most three of `names` that differ from `asked` in few letters (a third of them at
// most), nearest first, ties in the order of `names`. Case is ignored. The measure is the
// Damerau–Levenshtein edit distance over bytes, in which swapping two neighbours costs one. Only
// the first 64 letters of `asked` count. O(letters of all names × letters of `asked`).
std::vector<std::string> Closest(const std::vector<std::string>& names, std::string_view asked);

}  // namespace codicil
