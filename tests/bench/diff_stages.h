// The time taken by comparing: every available edition with the next one, and a work ten times as
// large.
#pragma once

namespace codicil::bench {

void PrintDiffTable();

}  // namespace codicil::bench
