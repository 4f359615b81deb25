// How long comparing takes: every available edition with the one that follows it, and a work ten
// times as large.
#pragma once

namespace codicil::bench {

void PrintDiffTable();

}  // namespace codicil::bench
