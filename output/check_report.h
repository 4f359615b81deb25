// The findings of codicil check in three forms.
#pragma once

#include <string_view>

#include "base/byte_sink.h"
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
void WriteCheckText(const Edition& edition, const CheckReport& report, const CheckStyle& style,
                    ByteSink& out);

// codicil-check/1 (see docs/schema).
void WriteCheckJson(const Edition& edition, const CheckReport& report, ByteSink& out);

// SARIF 2.1.0 (OASIS), which code hosts and editors show next to the text. `version` is Codicil's.
void WriteCheckSarif(const Edition& edition, const CheckReport& report, std::string_view version,
                     ByteSink& out);

}  // namespace codicil
