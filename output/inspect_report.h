// What `codicil inspect` shows of an edition: what each file is, what is in it, what every byte of
// it was taken for, and what is wrong.
#pragma once

#include <string>

#include "output/diagnostic_printer.h"
#include "rules/edition.h"

namespace codicil {

struct InspectStyle {
  PrintStyle print;
  bool diagnostics = true;  // each of them, not only their number
};

// For people.
std::string InspectReport(const Edition& edition, const InspectStyle& style);
// For programs: {"schema": "codicil-inspect/1", ...}, with the same facts.
std::string InspectJson(const Edition& edition);

}  // namespace codicil
