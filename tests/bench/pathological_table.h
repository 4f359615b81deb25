// Adversarial inputs for readers: does the time still grow in proportion to the input?
#pragma once

namespace codicil::bench {

// Reads each input of tests/property/pathological_inputs.h at two sizes and writes it in every
// form; prints one line each. Four times the input should take about four times as long.
void PrintPathologicalTable();

}  // namespace codicil::bench
