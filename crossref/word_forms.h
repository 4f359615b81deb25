// Plurals and verb forms, as far as the terms of a glossary need them: a few rules, no dictionary.
// Words are folded (lower case). Words that are not English get forms that no text contains, which
// does no harm.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace codicil {

// Appends the forms that a text may use for the word: for "ability", abilities; for "tap", taps,
// tapped and tapping; for "cause", causes, caused and causing; for "effects", effect.
void AddForms(std::string_view word, std::vector<std::string>& forms);

// Appends the name with its last word in the other number: "main phase" for "main phases", and the
// reverse.
void AddOtherNumber(std::string_view name, std::vector<std::string>& forms);

}  // namespace codicil
