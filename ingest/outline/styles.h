// Which styles of labels do not count up as lists do.
#pragma once

#include "ingest/outline/candidates.h"

namespace codicil::outline {

// Sets Style::free, lazy, inserted and headless of the styles of `found`, by all labels that have
// them. The contents are known before.
void JudgeStyles(Candidates& found);

}  // namespace codicil::outline
