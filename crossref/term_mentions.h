// "See Landwalk.", "See also Dependency, Timestamp Order.": terms of the glossary that a text names.
#pragma once

#include <string_view>
#include <vector>

#include "crossref/citation.h"
#include "crossref/reference_index.h"

namespace codicil {

// The terms that stand at `at`, right behind "see" or "see also": longest first, so that a comma
// inside a term parts nothing. In a glossary a capitalised name that is no term is taken too (it
// dangles); elsewhere only terms are. Looks at a bounded stretch.
std::vector<Locator> ReadTerms(std::string_view text, size_t at, bool in_glossary,
                               const CitationWords& words, const ReferenceIndex& index);

}  // namespace codicil
