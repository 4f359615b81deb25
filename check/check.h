// The problems that a careful editor would find in an edition: citations that lead nowhere, lists
// out of order, typesetting errors. docs/check.md lists each kind, and how often it is wrong.
#pragma once

#include <vector>

#include "crossref/cross_references.h"
#include "rules/edition.h"
#include "text/diagnostics.h"
#include "vocabulary/vocabulary.h"

namespace codicil {

// Returns every finding of every kind, in an unspecified order; findings of the reader are in
// edition.sources().diagnostics and not repeated. O(n log n) in the edition's size.
std::vector<Diagnostic> CheckEdition(const Edition& edition, const CrossReferences& references,
                                     const Vocabulary& vocabulary);

// Whether a kind is shown unless it is disabled: true for every kind that reading reports, and for
// each kind of check that is right often enough.
bool IsOnByDefault(DiagnosticKind kind);

}  // namespace codicil
