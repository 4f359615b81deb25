// Glossary terms that a text names explicitly: "See Landwalk.", "See also Dependency, Timestamp
// Order."
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "crossref/citation.h"
#include "crossref/reference_index.h"
#include "text/language.h"

namespace codicil {

// Returns the terms at `at`, directly after "see" or "see also". The longest term wins, so that a
// comma inside a term separates nothing. In a glossary, a capitalised name that is not a term is
// also returned (it dangles). Examines a bounded stretch.
std::vector<Locator> ReadTerms(std::string_view text, size_t at, bool in_glossary,
                               const CitationWords& words, const ReferenceIndex& index);

// Returns the quoted name at `at`, “Landwalk.”, if it is a term; in a glossary, also if it is not a
// term but has a capital. `end` is after the closing quote.
struct QuotedTerm {
  Locator locator;
  size_t end;
};
std::optional<QuotedTerm> ReadQuotedTerm(std::string_view text, size_t at, bool in_glossary,
                                         const ReferenceIndex& index);

// Returns the terms quoted by a sentence that mentions the glossary at `at`: "… under “Relic Types”
// in the glossary." None begins before `floor`. Examines a bounded stretch.
struct GlossaryQuote {
  size_t begin;
  QuotedTerm term;
};
struct GlossaryQuotes {
  std::vector<GlossaryQuote> quotes;
  size_t end = 0;  // end of the stretch examined
};
GlossaryQuotes FindGlossaryQuotes(std::string_view text, size_t floor, size_t at,
                                  const ReferenceIndex& index);

}  // namespace codicil
