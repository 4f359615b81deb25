// Ranges that cite more provisions than are listed.
#pragma once

#include <optional>

#include "crossref/cross_references.h"
#include "text/diagnostics.h"

namespace codicil {

// A kLimit at the first of these ranges; none where all are listed whole.
std::optional<Diagnostic> RangesNotListed(const Edition& edition,
                                          const CrossReferences& references);

// Where a locator is in the source, with its title; of what has no place of its own that of
// its provision or entry.
Span SpanOfLocator(const Edition& edition, const Citation& citation, const Locator& locator);

}  // namespace codicil
