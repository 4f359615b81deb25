// "See Landwalk.", "See also Dependency, Timestamp Order.": terms of the glossary that a text
// names.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "crossref/citation.h"
#include "crossref/reference_index.h"

namespace codicil {

// The terms that are at `at`, directly after "see" or "see also": longest first, so that a comma
// inside a term separates nothing. In a glossary a capitalised name that is not a term is taken too
// (it dangles); elsewhere only terms are. Looks at a bounded stretch.
std::vector<Locator> ReadTerms(std::string_view text, size_t at, bool in_glossary,
                               const CitationWords& words, const ReferenceIndex& index);

// The quoted name at `at`, “Landwalk.”, where it is a term; in a glossary also where it is not one,
// if it has a capital. `end` is after the closing quote.
struct QuotedTerm {
  Locator locator;
  size_t end;
};
std::optional<QuotedTerm> ReadQuotedTerm(std::string_view text, size_t at, bool in_glossary,
                                         const ReferenceIndex& index);

// The terms that a sentence quotes which speaks of the glossary at `at`: "… under “Relic Types” in
// the glossary." None begins before `floor`. Looks at a bounded stretch.
struct GlossaryQuote {
  size_t begin;
  QuotedTerm term;
};
struct GlossaryQuotes {
  std::vector<GlossaryQuote> quotes;
  size_t end = 0;  // of what was looked at
};
GlossaryQuotes FindGlossaryQuotes(std::string_view text, size_t floor, size_t at,
                                  const ReferenceIndex& index);

}  // namespace codicil
