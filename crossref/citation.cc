#include "crossref/citation.h"

#include <algorithm>

#include "rules/source_span.h"
#include "text/words.h"

namespace codicil {

std::string_view CitationStatusName(CitationStatus status) {
  constexpr std::string_view kNames[] = {"resolved",  "external",  "outside",
                                         "ambiguous", "mistitled", "dangling"};
  return kNames[static_cast<size_t>(status)];
}

bool IsOfPredecessor(const Edition& edition, const Locator& locator) {
  if (edition.predecessor == nullptr || locator.elsewhere.empty()) return false;
  const std::string name = FoldWords(locator.name);
  const auto is = [&](const std::string& one) { return FoldWords(one) == name; };
  return std::ranges::any_of(edition.predecessor->names, is);
}

Span SpanOfLocator(const Edition& edition, const Citation& citation, const Locator& locator) {
  const auto span = SourceSpanOf(PassageAt(edition, citation.place), locator.begin,
                                 std::max(locator.end, locator.title_end));
  return span ? *span : SpanOfOwner(edition, citation.place);
}

}  // namespace codicil
