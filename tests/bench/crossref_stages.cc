#include "crossref_stages.h"

#include <benchmark/benchmark.h>

#include <functional>

#include "bench_edition.h"
#include "check/check.h"
#include "crossref/cross_references.h"
#include "vocabulary/vocabulary.h"

namespace codicil::bench {
namespace {

void Register(const std::string& name, size_t bytes, std::function<void()> work) {
  benchmark::RegisterBenchmark(name.c_str(), [bytes,
                                              work = std::move(work)](benchmark::State& state) {
    for (auto _ : state) work();
    state.SetBytesProcessed(static_cast<int64_t>(state.iterations() * bytes));
  })->Unit(benchmark::kMillisecond);
}

}  // namespace

void RegisterCrossrefStages(const std::string& bytes, const std::string& ten_times) {
  static const Edition edition = ReadText(bytes);
  Register("words", bytes.size(), [] { benchmark::DoNotOptimize(EditionWords(edition)); });
  Register(kCrossReference, bytes.size(),
           [] { benchmark::DoNotOptimize(CrossReference(edition)); });
  if (!ten_times.empty()) {
    static const Edition ten = ReadText(ten_times);
    Register(kCrossReferenceTenTimes, ten_times.size(),
             [] { benchmark::DoNotOptimize(CrossReference(ten)); });
  }
  Register("vocabulary", bytes.size(),
           [] { benchmark::DoNotOptimize(ExtractVocabulary(edition)); });
  static const CrossReferences references = CrossReference(edition);
  static const Vocabulary vocabulary = ExtractVocabulary(edition);
  Register("check", bytes.size(),
           [] { benchmark::DoNotOptimize(CheckEdition(edition, references, vocabulary)); });
}

}  // namespace codicil::bench
