// Every kind of diagnostic, for writers and options that list them.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "check/report.h"
#include "text/diagnostics.h"

namespace codicil {

// Ordered by folder: what reading reports comes first.
std::vector<DiagnosticKind> AllDiagnosticKinds();
std::optional<DiagnosticKind> DiagnosticKindFromName(std::string_view name);

// How many findings of each kind a report has, in the same order; only of kinds that it has.
std::vector<std::pair<DiagnosticKind, size_t>> CountsByKind(const CheckReport& report);

}  // namespace codicil
