#include "pathological_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>

#include "../property/pathological_inputs.h"
#include "../property/pathological_pairs.h"

namespace codicil::bench {
namespace {

constexpr size_t kMany = 100000;

double CpuMilliseconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// The best of three: other load on the machine can only add time.
template <typename Run>
double Measure(Run run) {
  double best = 1e9;
  for (int i = 0; i < 3; ++i) {
    const double start = CpuMilliseconds();
    run();
    best = std::min(best, CpuMilliseconds() - start);
  }
  return best;
}

// `prepare(repeats)` makes the input and returns what is to be measured.
template <typename Prepare>
void PrintRow(const std::string& name, Prepare prepare) {
  const double some = Measure(prepare(kMany / 4)), many = Measure(prepare(kMany));
  fmt::print("{:<38}{:>9.1f} ms{:>9.1f} ms{:>8.1f}\n", name, some, many, many / some);
}

}  // namespace

void PrintPathologicalTable() {
  fmt::print("{:<38}{:>12}{:>12}{:>8}\n", "pathological input, repeats", kMany / 4, kMany, "ratio");
  for (const PathologicalInput& input : PathologicalInputs()) {
    PrintRow(input.name, [&](size_t repeats) {
      return [&input, text = input.make(repeats)] { ReadAndWrite(text, input.format); };
    });
  }
  for (const PathologicalPair& pair : PathologicalPairs()) {
    PrintRow(pair.name, [&](size_t repeats) {
      return [texts = pair.make(repeats)] { ReadAndCompare(texts); };
    });
  }
}

}  // namespace codicil::bench
