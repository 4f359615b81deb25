// What codicil check found, in its three forms.
#pragma once

#include <string>
#include <string_view>

#include "check/report.h"
#include "output/diagnostic_printer.h"
#include "rules/edition.h"

namespace codicil {

struct CheckStyle {
  PrintStyle print;
  bool findings = true;  // else only the summary
};

// For people: errors and warnings, each with its line and a caret, then notes, a line each, then
// how many there are of each kind.
std::string WriteCheckText(const Edition& edition, const CheckReport& report,
                           const CheckStyle& style);

// codicil-check/1, of docs/schema.
std::string WriteCheckJson(const Edition& edition, const CheckReport& report);

// SARIF 2.1.0 (OASIS), which code hosts and editors show beside the text. `version` is Codicil's.
std::string WriteCheckSarif(const Edition& edition, const CheckReport& report,
                            std::string_view version);

}  // namespace codicil
