// What happened to the provisions of a work, edition by edition, in the forms that `codicil corpus
// changes` writes.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/byte_sink.h"
#include "corpus/changes.h"
#include "output/terminal_text.h"

namespace codicil {

struct WorkChanges {
  const Work& work;
  std::string since;       // as it was typed
  uint32_t first_edition;  // the first one whose changes are shown; at least 1
};

// How many of the changes are of each kind.
std::map<ChangeKind, size_t> CountKinds(const std::vector<LifeChange>& changes);

// For people: counts, and the lives that changed by more than their number or typography. Both are
// linear in the editions shown and in their pairs.
void WriteWorkChangesText(const WorkChanges& changes, const PrintStyle& style, ByteSink& out);
void WriteWorkChangesJson(const WorkChanges& changes, ByteSink& out);  // codicil-changes/1

}  // namespace codicil
