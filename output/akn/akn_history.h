// An edition of a corpus as Akoma Ntoso: what it has from its work and from the other editions.
#pragma once

#include "corpus/corpus.h"
#include "output/akn/akn.h"

namespace codicil {

// Returns all but what the edition changed. The corpus must outlive it.
AknHistory AknHistoryOf(const OpenedCorpus& corpus, uint32_t edition);

}  // namespace codicil
