// The two editions of `codicil migrate CORPUS FILE…`.
#pragma once

#include "cli/two_editions.h"

namespace codicil::cli {

struct CitedBy {
  std::string at;                     // a date or an id; empty: to be found from the texts
  std::vector<std::string> patterns;  // as of --pattern
};

// Opens common.files[0] as a corpus and reads the newest edition and the one that the texts cite;
// the concordance is that of the lineages. Says on standard error which edition was found. Returns
// kFailure, with the figures, if that is not certain or differs among the texts.
int ReadFromCorpus(const CommonOptions& common, const CitedBy& cited, const Sources& texts,
                   TwoEditions* two);

}  // namespace codicil::cli
