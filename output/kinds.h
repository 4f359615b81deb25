// The kinds of diagnostics that come from writing.
#pragma once

#include "text/diagnostics.h"

namespace codicil::kind {

inline constexpr DiagnosticKind kUnwritableCharacter{
    "unwritable-character", "The output format cannot represent a character."};

inline constexpr DiagnosticKind kOutputKinds[] = {kUnwritableCharacter};

}  // namespace codicil::kind
