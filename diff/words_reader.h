// Reads two editions as words. Most of two neighbouring editions reads the same, and is read once.
#pragma once

#include "diff/edition_words.h"

namespace codicil {

// Fills in the units of both editions and the lists that they share. What comes back are the
// weights of the words, by number: rare words weigh more, and none weighs nothing.
std::vector<float> ReadWords(EditionWords& old_words, EditionWords& new_words, WordLists& lists);

}  // namespace codicil
