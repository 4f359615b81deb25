// Terms as MiniSearch 7 cuts them by default, so that an index made here answers queries there:
// split at line ends, and at characters of the general categories Z and P; then lower case.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace codicil {

// Returns the terms of `text` (UTF-8) in order, each as often as it occurs. An empty term before a
// leading separator or after a trailing one is included, as it is there. Linear.
std::vector<std::string> SearchTerms(std::string_view text);

// The letters and digits alone, in lower case: "7045k" of "704.5k".
std::string LettersAndDigits(std::string_view text);

// In lower case, with straight quotation marks: for looking for a phrase.
std::string ForPhrases(std::string_view text);

}  // namespace codicil
