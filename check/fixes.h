// Sources with the corrections that findings bring along.
#pragma once

#include <string>
#include <vector>

#include "check/report.h"

namespace codicil {

struct FixedSource {
  SourceId source;
  std::string bytes;  // of the whole file
};

struct Fixes {
  std::vector<FixedSource> sources;       // only those that change
  std::vector<const Finding*> corrected;  // of the report, in its order
};

// Corrects what can be corrected in one go: of two fixes that touch, the first. Only files in UTF-8
// are changed, and none that is markup for the text that was checked, such as HTML. Linear, but for
// sorting.
Fixes FixesOf(const Edition& edition, const CheckReport& report);

}  // namespace codicil
