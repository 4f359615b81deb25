// Runs of provisions that were renumbered together: "702.33–702.140 became 702.34–702.141".
#pragma once

#include <vector>

#include "diff/concordance.h"

namespace codicil {

// The siblings from old_first to old_last, each with everything below it, became those from
// new_first to new_last, consecutively and all by the same step. A single provision is a run too.
struct Shift {
  ProvisionId old_first = kNoProvision;
  ProvisionId old_last = kNoProvision;
  ProvisionId new_first = kNoProvision;
  ProvisionId new_last = kNoProvision;
  uint32_t provisions = 0;  // number of renumbered ones, including those below
  bool moved = false;       // to another parent
};

// Returns the shifts in the new edition's order. Every provision that corresponds to exactly one
// other, and whose number changed, is in exactly one shift: its own, or that of the parent whose
// number it follows. Splits and merges are not shifts. Linear.
std::vector<Shift> FindShifts(const Edition& old_edition, const Edition& new_edition,
                              const Concordance& concordance);

}  // namespace codicil
