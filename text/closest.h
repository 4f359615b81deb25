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

// Returns how many characters must be put in, taken out or replaced to make the one of the other
// (Levenshtein's distance). Valid UTF-8. O(product of their lengths).
size_t EditsBetween(std::string_view a, std::string_view b);

}  // namespace codicil
