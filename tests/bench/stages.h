// One benchmark per stage, each over the same bytes.
#pragma once

#include <string>

#include "bench_edition.h"

namespace codicil::bench {

// Names of the benchmarks that the ratios are made of.
inline constexpr char kMemcpy[] = "memcpy";
inline constexpr char kCmark[] = "cmark";
inline constexpr char kMd4c[] = "md4c";
inline constexpr char kRead[] = "read text";
inline constexpr char kReadTenTimes[] = "read text x10";

// Registers them all. What is measured is kept for the life of the process. `ten_times` may be
// empty.
void RegisterStages(const BenchFiles& files, const std::string& bytes,
                    const std::string& ten_times);

}  // namespace codicil::bench
