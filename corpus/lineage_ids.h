// The names of lives. docs/adr/0018 says why they are made this way.
#pragma once

#include "corpus/work.h"

namespace codicil {

// Gives each life its id, unless it has one (a pin's), and its aliases. A name is a digest of the
// work's id and of a number and words that a life had ("k7m2qdx"): the first of them is the id, all
// others are aliases. Lives with the same name are numbered in the order in which they first had
// it ("k7m2qdx-2"). Linear but for sorting.
void NameLives(const Work& work, Lineages& lineages);

}  // namespace codicil
