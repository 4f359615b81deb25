// Runs of provisions that were renumbered together: "702.33–702.140 became 702.34–702.141".
#pragma once

#include <vector>

#include "diff/concordance.h"

namespace codicil {

// Siblings from old_first to old_last, each with all below it, became those from new_first to
// new_last, one after another and each by the same step. One provision alone is a run too.
struct Shift {
  ProvisionId old_first = kNoProvision;
  ProvisionId old_last = kNoProvision;
  ProvisionId new_first = kNoProvision;
  ProvisionId new_last = kNoProvision;
  uint32_t provisions = 0;  // renumbered, those below included
  bool moved = false;       // to another parent
};

// In the new edition's order. Every provision that one provision answers to, and whose number
// changed, is in exactly one shift: its own, or that of the parent whose number it follows. Splits
// and merges are not shifts. Linear.
std::vector<Shift> FindShifts(const Edition& old_edition, const Edition& new_edition,
                              const Concordance& concordance);

}  // namespace codicil
