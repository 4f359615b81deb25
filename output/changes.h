// What happened to the provisions of a work, edition by edition, in the formats that `codicil
// corpus changes` writes.
#pragma once

#include <string>

#include "base/byte_sink.h"
#include "corpus/history.h"
#include "output/table.h"
#include "output/terminal_text.h"

namespace codicil {

struct WorkChanges {
  const Work& work;
  std::string since;       // as it was typed
  uint32_t first_edition;  // the first one whose changes are shown; at least 1
};

// For people: counts, and the histories that changed by more than their number or typography. Both
// are linear in the editions shown and in their pairs.
void WriteWorkChangesText(const WorkChanges& changes, const PrintStyle& style, ByteSink& out);
// A row per change.
void WorkChangesTable(const WorkChanges& changes, const PutRow& row);
void WriteWorkChangesJson(const WorkChanges& changes, ByteSink& out);  // codicil-changes/1

}  // namespace codicil
