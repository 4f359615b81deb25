// The findings that were asked for, in the order of the text, each with the provision or the
// glossary entry that it belongs to.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rules/edition.h"
#include "text/diagnostics.h"

namespace codicil {

// Which kinds to report. At first those that are on by default.
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
  std::string provision;  // "202.3b"; empty outside the provisions
  std::string term;       // of the glossary entry it is in, else empty
  // What stays the same when lines move: the kind, the provision or term, and the folded words that
  // the finding points at, separated by tabs.
  std::string key;
};

struct CheckReport {
  std::vector<Finding> findings;  // by source and place; first those without a place
  size_t baselined = 0;           // left out because a baseline lists them
  size_t stale = 0;               // lines of the baseline that no finding answers to any more

  size_t Count(Severity severity) const;
};

// What reading reported and `found` (CheckEdition's), as far as `kinds` has them.
CheckReport MakeCheckReport(const Edition& edition, std::vector<Diagnostic> found,
                            const KindSelection& kinds);

// A baseline: the keys of findings that are known and put up with, a line each, sorted; lines that
// begin with "#" are comments. A key that is listed twice covers two findings.
std::string WriteBaseline(const CheckReport& report);

// Takes out of the report what `baseline` lists. False where the text is not a baseline; then
// nothing is changed.
bool ApplyBaseline(std::string_view baseline, CheckReport& report);

}  // namespace codicil
