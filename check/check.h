// What a careful editor would find in an edition: citations that lead nowhere, lists out of order,
// slips of the typesetter. docs/check.md lists each kind, and how often it is wrong.
#pragma once

#include <vector>

#include "crossref/cross_references.h"
#include "rules/edition.h"
#include "text/diagnostics.h"
#include "vocabulary/vocabulary.h"

namespace codicil {

// Every finding of every kind, in no promised order; what reading found is in edition.diagnostics
// and not repeated. O(n log n) in the edition's size.
std::vector<Diagnostic> CheckEdition(const Edition& edition, const CrossReferences& references,
                                     const Vocabulary& vocabulary);

// True for all of reading's, and for each kind of check that is right often enough to be shown to
// anyone who did not ask for it.
bool IsOnByDefault(DiagnosticKind kind);

}  // namespace codicil
