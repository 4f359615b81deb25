// The kinds of diagnostics that come from a corpus.
#pragma once

#include "text/diagnostics.h"

namespace codicil::kind {

inline constexpr DiagnosticKind kManifest{
    "manifest", "corpus.toml is not TOML, or says something that cannot be used.", Stops::kYes};
inline constexpr DiagnosticKind kUnfitPin{
    "unfit-pin",
    "A pinned lineage names a provision that does not exist, or that another one has."};

inline constexpr DiagnosticKind kCorpusKinds[] = {kManifest, kUnfitPin};

}  // namespace codicil::kind
