// Inputs made to be bad for a reader: does the time still grow as the input does?
#pragma once

namespace codicil::bench {

// Reads each input of tests/property/pathological_inputs.h at two sizes, and writes it in every
// form; prints a line each. Four times the input should take about four times the time.
void PrintPathologicalTable();

}  // namespace codicil::bench
