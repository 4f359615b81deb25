// The findings of codicil check in three forms.
#pragma once

#include <string>
#include <string_view>

#include "check/report.h"
#include "output/diagnostic_printer.h"
#include "rules/edition.h"

namespace codicil {

struct CheckStyle {
  PrintStyle print;
  bool findings = true;  // false: only the summary
};

// For people: errors and warnings, each with its line and a caret; then notes, one per line; then
// the count of each kind.
std::string WriteCheckText(const Edition& edition, const CheckReport& report,
                           const CheckStyle& style);

// codicil-check/1 (see docs/schema).
std::string WriteCheckJson(const Edition& edition, const CheckReport& report);

// SARIF 2.1.0 (OASIS), which code hosts and editors show next to the text. `version` is Codicil's.
std::string WriteCheckSarif(const Edition& edition, const CheckReport& report,
                            std::string_view version);

}  // namespace codicil
