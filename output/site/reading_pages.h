// The pages on which rules are read: of the newest edition, and of an edition as it was.
#pragma once

#include "output/site/layout.h"

namespace codicil::site {

// Writes the pages of edition `index` of the work, whose text is `edition`, with its glossary and
// its machine formats: below rule/ if `newest`, else below the edition's date. Linear.
void WriteReadingPages(const Site& site, uint32_t index, const Edition& edition, bool newest);

// For a page of an edition that reads as in an earlier one: its address leads to that one, and says
// as of which edition it was asked for.
void RedirectPage(const Site& site, uint32_t edition, ProvisionId page);

}  // namespace codicil::site
