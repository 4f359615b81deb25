// The report of `codicil inspect` on an edition: what each file is, what it contains, how each byte
// was labelled, and what is wrong.
#pragma once

#include <string>

#include "output/diagnostic_printer.h"
#include "rules/edition.h"

namespace codicil {

struct InspectStyle {
  PrintStyle print;
  bool diagnostics = true;  // each one, not only their number
};

// For people.
std::string InspectReport(const Edition& edition, const InspectStyle& style);
// For programs: {"schema": "codicil-inspect/1", ...}, with the same facts.
std::string InspectJson(const Edition& edition);

}  // namespace codicil
