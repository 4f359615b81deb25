// codicil_bench: the speed of each stage compared with cmark, md4c and memcpy on the same bytes,
// the memory that reading takes, and whether both grow no faster than the input. Everything in one
// run, so that the ratios are meaningful on a machine of any speed.

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <malloc.h>

#include <map>

#include "bench_edition.h"
#include "crossref_stages.h"
#include "diff_stages.h"
#include "ingest/reader.h"
#include "linked_stages.h"
#include "memory.h"
#include "pathological_table.h"
#include "stages.h"

namespace codicil::bench {
namespace {

constexpr double kMega = 1e6;

// Keeps the median of each benchmark's repetitions while the console shows them all.
class Medians : public benchmark::ConsoleReporter {
 public:
  Medians() : ConsoleReporter(OO_Tabular) {}

  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs) {
      if (run.aggregate_name != "median") continue;
      const std::string& name = run.run_name.function_name;
      processor_[name] = run.GetAdjustedCPUTime();
      clock_[name] = run.GetAdjustedRealTime();
    }
  }

  // Milliseconds of processor time; 0 if it was not run.
  double Of(const std::string& name) const { return Find(processor_, name); }
  // Milliseconds of elapsed time.
  double OnTheClock(const std::string& name) const { return Find(clock_, name); }

 private:
  static double Find(const std::map<std::string, double>& times, const std::string& name) {
    const auto found = times.find(name);
    return found == times.end() ? 0 : found->second;
  }

  std::map<std::string, double> processor_, clock_;
};

struct Memory {
  std::optional<long> nothing, line, reading;
  std::optional<long> once, ten_times;  // of bytes in memory
};

Memory MeasureMemory(const std::string& path) {
  return {PeakMemoryOf([] {}), PeakMemoryOf([] { ReadText("1. One line.\n"); }),
          PeakMemoryOf([&] { ReadEdition({path}, ReadOptions(), DiskFiles()); }), std::nullopt,
          std::nullopt};
}

// An edition needs code and tables of ICU and others, whatever its size; this shows what grows.
void MeasureGrowth(const std::string& bytes, const std::string& ten_times, Memory& memory) {
  if (ten_times.empty()) return;
  memory.once = PeakMemoryOf([&] { ReadText(bytes); });
  memory.ten_times = PeakMemoryOf([&] { ReadText(ten_times); });
}

void PrintMemory(const Memory& memory, size_t bytes, size_t ten_times) {
  if (!memory.nothing || !memory.line || !memory.reading)
    return fmt::print("peak memory: could not be measured\n");
  const double goal = 6 * static_cast<double>(bytes) / kMega + 20;
  const double peak = static_cast<double>(*memory.reading) / kMega;
  const auto print_above = [&](const char* what, long base) {
    const auto own = static_cast<double>(*memory.reading - base);
    fmt::print("  above {:17} {:8.1f} MB  {:.1f} x the input\n", what, own / kMega,
               own / static_cast<double>(bytes));
  };
  fmt::print("peak memory of reading   {:8.1f} MB  goal at most {:.1f} (6 x the input + 20)\n",
             peak, goal);
  print_above("an idle process", *memory.nothing);
  print_above("reading one line", *memory.line);
  if (!memory.once || !memory.ten_times) return;
  fmt::print("  for each further byte  {:8.1f} bytes\n",
             static_cast<double>(*memory.ten_times - *memory.once) /
                 static_cast<double>(ten_times - bytes));
}

void PrintRatio(const char* what, const char* one, const char* other, double growth,
                const char* goal, const Medians& medians) {
  if (medians.Of(one) == 0 || medians.Of(other) == 0) return;
  fmt::print("{:30} {:8.2f}     {} on the clock; {:.2f} of the processor\n", what,
             medians.OnTheClock(one) / medians.OnTheClock(other) / growth, goal,
             medians.Of(one) / medians.Of(other) / growth);
}

void PrintRatios(const Medians& medians, double growth) {
  const auto print = [&medians](const char* what, const char* one, const char* other,
                                const char* goal) {
    PrintRatio(what, one, other, 1, goal, medians);
  };
  print("read text / md4c", kMd4c, kRead, "goal at least 0.35 (speeds)");
  print("read text / cmark", kCmark, kRead, "(speeds)");
  print("read text / memcpy", kMemcpy, kRead, "(speeds)");
  print("citations and terms / read", kCrossReference, kRead, "goal at most 1 (times)");
  print("write html / read", kWriteHtml, kRead, "goal below 1 (times)");
  PrintRatio("time per byte, x10 / x1", kReadTenTimes, kRead, growth, "goal 0.90 to 1.10 (linear)",
             medians);
}

// A process that returns its memory between two runs must fault it in again, page by page, and
// whether it does depends on the size of the input and on earlier runs. Nothing is returned here,
// so that small and large inputs are measured alike.
void KeepMemory() {
  constexpr int kNever = 1 << 30;  // bytes
  mallopt(M_MMAP_THRESHOLD, kNever);
  mallopt(M_TRIM_THRESHOLD, kNever);
}

// Options on the command line override these.
std::vector<std::string> WithDefaults(int argc, char** argv) {
  std::vector<std::string> arguments = {
      argv[0], "--benchmark_repetitions=7", "--benchmark_min_time=0.1",
      "--benchmark_report_aggregates_only=true", "--benchmark_enable_random_interleaving=true"};
  arguments.insert(arguments.end(), argv + 1, argv + argc);
  return arguments;
}

int Main(int argc, char** argv) {
  const BenchFiles files = FindBenchFiles();
  if (files.text.empty()) {
    fmt::print(stderr, "codicil_bench: no edition in UTF-8 was found\n");
    return 2;
  }
  Memory memory = MeasureMemory(files.text);
  const std::string bytes = ReadBytes(files.text);
  const std::string ten_times = TenTimes(bytes).value_or("");
  MeasureGrowth(bytes, ten_times, memory);
  KeepMemory();
  fmt::print("{} bytes of plain text; {} bytes as ten times as much\n", bytes.size(),
             ten_times.size());

  std::vector<std::string> arguments = WithDefaults(argc, argv);
  std::vector<char*> pointers;
  for (std::string& argument : arguments) pointers.push_back(argument.data());
  int count = static_cast<int>(pointers.size());
  benchmark::Initialize(&count, pointers.data());
  if (benchmark::ReportUnrecognizedArguments(count, pointers.data())) return 2;
  RegisterStages(files, bytes, ten_times);
  RegisterCrossrefStages(bytes, ten_times);
  RegisterLinkedStages(bytes);
  Medians medians;
  benchmark::RunSpecifiedBenchmarks(&medians);

  fmt::print("\n");
  PrintRatios(medians, static_cast<double>(ten_times.size()) / static_cast<double>(bytes.size()));
  PrintMemory(memory, bytes.size(), ten_times.size());
  fmt::print("\n");
  PrintDiffTable();
  fmt::print("\n");
  PrintPathologicalTable();
  return 0;
}

}  // namespace
}  // namespace codicil::bench

int main(int argc, char** argv) { return codicil::bench::Main(argc, argv); }
