// Whether a name is that of the work itself.
#pragma once

#include <string_view>

#include "crossref/reference_index.h"
#include "text/language.h"

namespace codicil {

// Whether two folded words differ by an ending at the most: "gesetz" and "gesetzes", "ustawa" and
// "ustawy".
bool IsSameStem(std::string_view a, std::string_view b);
// Whether the title has the folded word, or a compound of it: "Bundesgesetz" has "gesetzes".
bool IsInTitle(std::string_view folded, std::string_view title);
// Whether the work is called so: by its title or the end of it, by a heading, or as any such work.
bool IsOwnName(std::string_view name, const CitationWords& words, const ReferenceIndex& index);

}  // namespace codicil
