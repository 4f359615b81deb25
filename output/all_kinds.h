// Every kind of diagnostic, for writers and options that list them.
#pragma once

#include <optional>
#include <vector>

#include "text/diagnostics.h"

namespace codicil {

// Ordered by folder: what reading reports comes first.
std::vector<DiagnosticKind> AllDiagnosticKinds();
std::optional<DiagnosticKind> DiagnosticKindFromName(std::string_view name);

}  // namespace codicil
