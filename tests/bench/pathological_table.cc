#include "pathological_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>

#include "../property/pathological_inputs.h"

namespace codicil::bench {
namespace {

double CpuMilliseconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// The best of three: other load on the machine can only add time.
double Measure(const PathologicalInput& input, size_t repeats) {
  const std::string text = input.make(repeats);
  double best = 1e9;
  for (int i = 0; i < 3; ++i) {
    const double start = CpuMilliseconds();
    ReadAndWrite(text, input.format);
    best = std::min(best, CpuMilliseconds() - start);
  }
  return best;
}

}  // namespace

void PrintPathologicalTable() {
  constexpr size_t kMany = 100000;
  fmt::print("{:<34}{:>12}{:>12}{:>8}\n", "pathological input, repeats", kMany / 4, kMany, "ratio");
  for (const PathologicalInput& input : PathologicalInputs()) {
    const double some = Measure(input, kMany / 4), many = Measure(input, kMany);
    fmt::print("{:<34}{:>9.1f} ms{:>9.1f} ms{:>8.1f}\n", input.name, some, many, many / some);
  }
}

}  // namespace codicil::bench
