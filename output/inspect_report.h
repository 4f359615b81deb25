// The report of `codicil inspect` on an edition: what each file is, what it contains, how each byte
// was labelled, and what is wrong.
#pragma once

#include "base/byte_sink.h"
#include "output/diagnostic_printer.h"
#include "rules/edition.h"

namespace codicil {

struct Inspected {
  const Edition& edition;
  bool diagnostics = true;  // for people: each one, not only their number
};

void WriteInspectText(const Inspected& inspected, const PrintStyle& style, ByteSink& out);
void WriteInspectJson(const Inspected& inspected, ByteSink& out);  // codicil-inspect/1

}  // namespace codicil
