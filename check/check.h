// The problems that a careful editor would find in an edition: citations that lead nowhere, lists
// out of order, typesetting errors. What a work does again and again is its style; only what
// departs from it is a finding. docs/check.md lists each kind, and how often it is wrong.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "check/habits.h"
#include "crossref/cross_references.h"
#include "rules/edition.h"
#include "text/diagnostics.h"
#include "vocabulary/vocabulary.h"

namespace codicil {

// What to put in the place of some bytes of a source.
struct SourceEdit {
  Span span;
  std::string text;
};

struct CheckFinding {
  Diagnostic diagnostic;
  // What corrects it for certain; empty if that is for people to decide.
  std::vector<SourceEdit> fix;
};

struct CheckResult {
  std::vector<CheckFinding> found;  // in an unspecified order
  Habits habits;
};

// Returns what reading reported and what every check finds. Of the kinds in `strict`, departures
// are findings however many they are. O(n log n) in the edition's size.
CheckResult CheckEdition(const Edition& edition, const CrossReferences& references,
                         const Vocabulary& vocabulary, const std::set<DiagnosticKind>& strict = {});

// Whether a kind is shown unless it is disabled: true for every kind that reading reports, and for
// each kind of check that is right often enough.
bool IsOnByDefault(DiagnosticKind kind);

}  // namespace codicil
