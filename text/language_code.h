// Codes of languages.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

// Whether it is formed like a language's tag: "en", "pt-BR". Any text may be asked about.
bool IsLanguageTag(std::string_view text);

// Returns the language alone of what a document states: "en" for "en-GB"; "" if it is no tag.
std::string LanguageOfTag(std::string_view text);

// Returns the three letters of a language's tag: "eng" for "en", "por" for "pt-BR"; "und" if there
// are none.
std::string ThreeLetterLanguage(std::string_view tag);

// Returns the shortest tag of the same language: "en" for "eng"; the code as it is where it is not
// known.
std::string LanguageTag(std::string_view code);

}  // namespace codicil
