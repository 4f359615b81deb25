// The languages, and what their files are written with. Private to this folder.
#pragma once

#include "text/language.h"

namespace codicil::languages {

// Returns the words of "see, see also". The text must be a literal.
WordList Cut(std::string_view words);

// Returns the words with those of English, which translations keep here and there.
CitationWords WithEnglish(CitationWords words);

// One function a language.
const Language& English();
const Language& German();
const Language& French();
const Language& Spanish();
const Language& Italian();
const Language& Portuguese();
const Language& Chinese();
const Language& Japanese();
const Language& Korean();
const Language& Russian();
const Language& Dutch();
const Language& Polish();
const Language& Swedish();
const Language& Czech();
const Language& Slovak();
const Language& Finnish();
const Language& Danish();
const Language& Norwegian();
const Language& Ukrainian();
const Language& Catalan();
const Language& Romanian();
const Language& Hungarian();
const Language& Estonian();
const Language& Greek();
const Language& Turkish();
const Language& Croatian();
const Language& Bulgarian();
const Language& Serbian();
const Language& Slovenian();
const Language& Lithuanian();
const Language& Latvian();
const Language& Icelandic();
const Language& Albanian();
const Language& Azerbaijani();
const Language& Kazakh();
const Language& Georgian();
const Language& Welsh();
const Language& Vietnamese();
const Language& Indonesian();
const Language& Malay();
const Language& Swahili();
const Language& Arabic();
const Language& Persian();
const Language& Hebrew();
const Language& Hindi();
const Language& Thai();

}  // namespace codicil::languages
