#include "crossref/range_limit.h"

#include <fmt/format.h>

#include <algorithm>

#include "rules/source_span.h"
#include "text/kinds.h"

namespace codicil {

std::optional<Diagnostic> RangesNotListed(const Edition& edition,
                                          const CrossReferences& references) {
  size_t ranges = 0;
  std::optional<Span> first;
  for (const Citation& citation : references.citations) {
    for (const Locator& locator : citation.locators) {
      if (!locator.targets_cut) continue;
      if (ranges++ == 0) first = SpanOfLocator(edition, citation, locator);
    }
  }
  if (ranges == 0) return std::nullopt;
  return Diagnostic{kind::kLimit, Severity::kWarning,
                    fmt::format("{} {} more provisions than are listed one by one", ranges,
                                ranges == 1 ? "range cites" : "ranges cite"),
                    first, std::nullopt};
}

Span SpanOfLocator(const Edition& edition, const Citation& citation, const Locator& locator) {
  const auto span = SourceSpanOf(PassageAt(edition, citation.place), locator.begin,
                                 std::max(locator.end, locator.title_end));
  return span ? *span : SpanOfOwner(edition, citation.place);
}

}  // namespace codicil
