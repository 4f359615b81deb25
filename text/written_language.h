// Which language a text is written in.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

// Returns the language of a text (UTF-8) as a BCP 47 tag, "und" if it cannot be determined.
// Chinese, Japanese and Korean are recognized by their scripts, others by groups of three letters
// (ICU's detector of character sets, which knows fifteen languages), or by their small words where
// it does not know them. A text of a few sentences is
// too short for that: if it is in Latin letters it is taken for English. A few thousand bytes are
// enough. Linear.
std::string WrittenLanguage(std::string_view text);

}  // namespace codicil
