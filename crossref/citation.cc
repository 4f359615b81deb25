#include "crossref/citation.h"

#include <algorithm>

#include "rules/source_span.h"

namespace codicil {

std::string_view CitationStatusName(CitationStatus status) {
  constexpr std::string_view kNames[] = {"resolved",  "external",  "outside",
                                         "ambiguous", "mistitled", "dangling"};
  return kNames[static_cast<size_t>(status)];
}

Span SpanOfLocator(const Edition& edition, const Citation& citation, const Locator& locator) {
  const auto span = SourceSpanOf(PassageAt(edition, citation.place), locator.begin,
                                 std::max(locator.end, locator.title_end));
  return span ? *span : SpanOfOwner(edition, citation.place);
}

}  // namespace codicil
