// Reads two editions as words. Most units are the same in neighbouring editions, and are read once.
#pragma once

#include "diff/edition_words.h"

namespace codicil {

// Fills in the units of both editions and the lists that they share. Returns the weights of the
// words, by number: rare words weigh more, and every weight is positive.
std::vector<float> ReadWords(EditionWords& old_words, EditionWords& new_words, WordLists& lists);

}  // namespace codicil
