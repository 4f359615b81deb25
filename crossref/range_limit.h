// Ranges that cite more provisions than are listed.
#pragma once

#include <optional>

#include "crossref/cross_references.h"
#include "text/diagnostics.h"

namespace codicil {

// Returns a kLimit diagnostic at the first of these ranges; nullopt if all are listed in full.
std::optional<Diagnostic> RangesNotListed(const Edition& edition,
                                          const CrossReferences& references);

// Returns the span of a locator in the source, with its title; if it has no place of its own, the
// span of its provision or entry.
Span SpanOfLocator(const Edition& edition, const Citation& citation, const Locator& locator);

}  // namespace codicil
