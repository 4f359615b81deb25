// The report of `codicil inspect` on an edition: what each file is, what it contains, how each byte
// was labelled, and what is wrong.
#pragma once

#include "base/byte_sink.h"
#include "output/diagnostic_printer.h"
#include "rules/edition.h"

namespace codicil {

struct InspectStyle {
  PrintStyle print;
  bool diagnostics = true;  // each one, not only their number
};

// For people.
void InspectReport(const Edition& edition, const InspectStyle& style, ByteSink& out);

// For programs: {"schema": "codicil-inspect/1", ...}, with the same facts.
void InspectJson(const Edition& edition, ByteSink& out);

}  // namespace codicil
