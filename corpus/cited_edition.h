// Which edition of a work a text cites.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/status.h"
#include "corpus/work.h"
#include "rules/edition.h"
#include "text/sources.h"

namespace codicil {

// How well the certain citations of texts fit the editions. A citation fits an edition that has its
// number, unless the words around it are clearly more like those of the number in another edition.
struct CitedEdition {
  uint32_t edition = 0;      // the one that fits most; the latest of several
  size_t citations = 0;      // that fit at least one edition
  std::vector<size_t> fits;  // by edition
};

// A citation that means another provision in an edition that cannot be ruled out: the citations for
// that edition count too much.
struct ContestedCitation {
  size_t text = 0;     // index into the texts
  uint32_t begin = 0;  // bytes of the text
  uint32_t rival = 0;  // the earliest of several such editions
};

struct CitedEditions {
  CitedEdition all;                          // of all texts together
  std::vector<ContestedCitation> contested;  // in order
  // The first text that cites other provisions than it would in that edition, and that fits
  // another one better.
  std::optional<size_t> other_text;
  CitedEdition other;  // of that text
};

// Finds which edition the texts cite. `patterns` are as of OutsideCitationFinder::AddPattern; fails
// if one of them cannot be used. Linear in the distinct texts of the
// work, in the numbers of its editions, and in `texts` times the number of editions.
Result<CitedEditions> FindCitedEdition(const Work& work, const Edition& newest,
                                       const std::vector<std::string>& patterns,
                                       const Sources& texts);

}  // namespace codicil
