// What a browser needs to compare any two editions: small files beside the pages of changes.
//
//   changes/data/index.json       editions in order, and which text begins which file of texts
//   changes/data/2021-03-01.json  the provisions of an edition: history, number, text
//   changes/data/histories.json       how histories were split and merged, and which steps are
//   doubtful changes/data/texts-0.json     the distinct texts, by first edition
#pragma once

#include "output/site/site.h"

namespace codicil::site {

// An edition that is added leaves the files as they are, but for index.json, histories.json and the
// last one of texts. Linear in the work.
void WriteComparisonData(const Site& site);

}  // namespace codicil::site
