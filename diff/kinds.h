// The kinds of diagnostics that come from comparing two editions, and from the overrides of that.
#pragma once

#include "text/diagnostics.h"

namespace codicil::kind {

inline constexpr DiagnosticKind kOverrideSyntax{
    "override-syntax",
    "The file of overrides is not TOML, or an override lacks its numbers or its reason."};
inline constexpr DiagnosticKind kUnfitOverride{
    "unfit-override", "An override cannot be applied to the two editions."};

inline constexpr DiagnosticKind kNumberRedirected{
    "number-redirected",
    "A published number means another provision now, and its own has another number."};
inline constexpr DiagnosticKind kNumberReused{
    "number-reused", "The number of a provision that is gone was given to another one."};
inline constexpr DiagnosticKind kNumberDropped{"number-dropped",
                                               "A published number is not there any more."};

inline constexpr DiagnosticKind kDiffKinds[] = {kOverrideSyntax, kUnfitOverride, kNumberRedirected,
                                                kNumberReused, kNumberDropped};

}  // namespace codicil::kind
