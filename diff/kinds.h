// The kinds of diagnostics that come from overrides of a concordance.
#pragma once

#include "text/diagnostics.h"

namespace codicil::kind {

inline constexpr DiagnosticKind kOverrideSyntax{
    "override-syntax",
    "The file of overrides is not TOML, or an override lacks its numbers or its reason."};
inline constexpr DiagnosticKind kUnfitOverride{
    "unfit-override", "An override cannot be applied to the two editions."};

inline constexpr DiagnosticKind kDiffKinds[] = {kOverrideSyntax, kUnfitOverride};

}  // namespace codicil::kind
