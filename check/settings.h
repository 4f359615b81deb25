// What a project says of its text, in codicil.toml:
//
//   [check]
//   enable = ["unreferenced-entry"]  # kinds that are off by default
//   disable = ["double-space"]       # this text does so on purpose
//   strict = ["sentence-cut-off"]    # this text never does so: each is a finding, however many
//
//   [severity]
//   number-dropped = "error"
//
//   [[ignore]]
//   kind = "duplicate-text"          # or several in brackets; without it, any
//   provision = "202.3"              # and those below it
//   file = "annexes/*.md"            # a pattern of the shell
//   reason = "Both tables are needed."
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "check/report.h"
#include "text/source_text.h"

namespace codicil {

// All that is given must fit; at least one of them is.
struct Ignore {
  std::set<DiagnosticKind> kinds;  // empty: any
  std::string provision;           // empty: anywhere
  std::string file;                // empty: in any
};

struct CheckSettings {
  KindSelection kinds;
  std::set<DiagnosticKind> strict;
  std::map<DiagnosticKind, Severity> severities;
  std::vector<Ignore> ignores;
};

// Reports kCheckSettings, an error, for each key or value that cannot be used; `known` are all
// kinds that there are.
CheckSettings ReadCheckSettings(const SourceText& source, const std::vector<DiagnosticKind>& known,
                                Diagnostics& diagnostics);

}  // namespace codicil
