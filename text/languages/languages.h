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

}  // namespace codicil::languages
