// What was probably meant by a misspelt name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace codicil {

// At most three of `names` that `asked` becomes with few letters changed (a third of them at most),
// nearest first, then in the order of `names`; the case of letters counts for nothing. By the edit
// distance of Damerau and Levenshtein over bytes, neighbours swapped counting one. Takes time in
// proportion to the letters of all names by those of `asked`, of which the first 64 count.
std::vector<std::string> Closest(const std::vector<std::string>& names, std::string_view asked);

}  // namespace codicil
