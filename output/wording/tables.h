// The tables of all languages. Each has the same phrases: a test compares them with the source.
#pragma once

#include <span>

#include "output/wording/wording.h"

namespace codicil {

extern const std::span<const Phrase> kGermanPhrases, kFrenchPhrases, kSpanishPhrases,
    kItalianPhrases, kPortuguesePhrases, kRussianPhrases, kJapanesePhrases, kChinesePhrases;

}  // namespace codicil
