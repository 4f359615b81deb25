#include "linked_stages.h"

#include <benchmark/benchmark.h>

#include <memory>

#include "bench_edition.h"
#include "crossref/cross_references.h"
#include "output/writer.h"

namespace codicil::bench {
namespace {

struct Linked {
  explicit Linked(const std::string& bytes)
      : edition(ReadText(bytes)), references(CrossReference(edition)) {}

  Edition edition;
  CrossReferences references;
};

using LinkedWriter = void (*)(const Edition&, const CrossReferences&, ByteSink&);

void Register(const char* name, size_t bytes, const std::shared_ptr<Linked>& linked,
              LinkedWriter write) {
  benchmark::RegisterBenchmark(name, [bytes, linked, write](benchmark::State& state) {
    for (auto _ : state)
      benchmark::DoNotOptimize(Written(write, linked->edition, linked->references));
    state.SetBytesProcessed(static_cast<int64_t>(state.iterations() * bytes));
  })->Unit(benchmark::kMillisecond);
}

}  // namespace

void RegisterLinkedStages(const std::string& bytes) {
  const auto linked = std::make_shared<Linked>(bytes);
  Register(kWriteHtml, bytes.size(), linked, WriteHtml);
  Register(kWriteMarkdown, bytes.size(), linked, WriteMarkdown);
}

}  // namespace codicil::bench
