// The selected findings, in the order of the text, each with the provision or glossary entry that
// it belongs to.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "check/check.h"
#include "rules/edition.h"
#include "text/diagnostics.h"

namespace codicil {

// The kinds to report; initially those that are on by default.
class KindSelection {
 public:
  void Enable(DiagnosticKind kind) { enabled_.insert(kind), disabled_.erase(kind); }
  void Disable(DiagnosticKind kind) { disabled_.insert(kind), enabled_.erase(kind); }
  bool Has(DiagnosticKind kind) const;

 private:
  std::set<DiagnosticKind> enabled_;
  std::set<DiagnosticKind> disabled_;
};

struct Finding {
  Diagnostic diagnostic;
  std::vector<SourceEdit> fix;  // empty: for people to decide
  std::string provision;        // "202.3b"; empty outside the provisions
  std::string term;             // the glossary entry's term; empty outside the glossary
  // Identifies the finding even if lines move: the kind, the provision or term, and the folded
  // words that the finding points at, separated by tabs.
  std::string key;
};

struct CheckReport {
  std::vector<Finding> findings;  // by source and place; those without a place come first
  Habits habits;                  // of the selected kinds: findings left out as the text's style
  size_t baselined = 0;           // findings left out because a baseline lists them
  size_t stale = 0;               // baseline lines that match no finding any more
  size_t ignored = 0;             // findings left out because a comment or codicil.toml says so

  size_t Count(Severity severity) const;
};

// Returns the report of a result of CheckEdition, limited to `kinds`.
CheckReport MakeCheckReport(const Edition& edition, CheckResult result, const KindSelection& kinds);

// Adds a finding that was made elsewhere, at its place. Of a provision that the edition has not,
// `provision` is the number.
void AddFinding(const Edition& edition, Diagnostic diagnostic, std::string provision,
                CheckReport& report);

// Returns a baseline: the keys of known and accepted findings, one per line, sorted; lines that
// begin with "#" are comments. A key that is listed twice covers two findings.
std::string WriteBaseline(const CheckReport& report);

// Removes the findings that `baseline` lists from the report. Returns false, and changes nothing,
// if the text is not a baseline.
bool ApplyBaseline(std::string_view baseline, CheckReport& report);

}  // namespace codicil
