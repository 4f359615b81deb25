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

}  // namespace codicil::languages
