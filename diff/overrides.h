// What a person has settled about two editions, as a file:
//
//   [[pin]]                  # these two are one provision
//   old = "103.2"
//   new = "104.1"
//   reason = "Reworded beyond recognition."
//
//   [[pin]]                  # without "new": the old one is gone; without "old": the new one is
//   new old = "103.4" reason = "Its twin 103.5 stayed."
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
  std::vector<Span> spans;  // of each, the line where it begins
};

// Reports kOverrideSyntax and leaves out what it cannot use. Pins come before what is forbidden.
OverridesFile ReadOverrides(const SourceText& source, Diagnostics& diagnostics);

// Reports a kUnfitOverride for each override that Align could not follow.
void ReportUnfit(const OverridesFile& file, const Concordance& concordance,
                 Diagnostics& diagnostics);

}  // namespace codicil
