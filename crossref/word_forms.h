// Plurals and verb forms, as far as terms of a glossary need them: a few rules, no dictionary.
// Words are folded (lower case); others than English ones get forms that are never written, which
// harms nothing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace codicil {

// Appends the forms in which a text may use the word: "ability" abilities; "tap" taps, tapped,
// tapping; "cause" causes, caused, causing; "effects" effect.
void AddForms(std::string_view word, std::vector<std::string>& forms);

// Appends a name with its last word in the other number: "main phases" main phase, and back.
void AddOtherNumber(std::string_view name, std::vector<std::string>& forms);

}  // namespace codicil
