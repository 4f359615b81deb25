// A file of a person's decisions about two editions:
//
//   [[pin]]                  # these two are the same provision
//   old = "103.2"
//   new = "104.1"
//   reason = "Reworded beyond recognition."
//
//   [[pin]]                  # no "new": the old one is gone; no "old": the new one is new
//   old = "103.4"
//   reason = "Its twin 103.5 stayed."
//
//   [[forbid]]               # whatever their words: these two are not
//   old = "205.1a"
//   new = "205.1b"
//   reason = "Same words, another rite."
#pragma once

#include <vector>

#include "diff/concordance.h"
#include "text/source_text.h"

namespace codicil {

struct OverridesFile {
  Overrides overrides;
  std::vector<Span> spans;  // for each override, the line where it begins
};

// Reports kOverrideSyntax and skips what it cannot use. Pins come before forbidden pairs.
OverridesFile ReadOverrides(const SourceText& source, Diagnostics& diagnostics);

// Reports kUnfitOverride for each override that Align could not apply.
void ReportUnfit(const OverridesFile& file, const Concordance& concordance,
                 Diagnostics& diagnostics);

}  // namespace codicil
