// One benchmark per stage, all on the same bytes.
#pragma once

#include <string>

#include "bench_edition.h"

namespace codicil::bench {

// The names of the benchmarks that the ratios are computed from.
inline constexpr char kMemcpy[] = "memcpy";
inline constexpr char kCmark[] = "cmark";
inline constexpr char kMd4c[] = "md4c";
inline constexpr char kRead[] = "read text";
inline constexpr char kReadTenTimes[] = "read text x10";

// Registers all stages. Their input is kept for the life of the process. `ten_times` may be empty.
void RegisterStages(const BenchFiles& files, const std::string& bytes,
                    const std::string& ten_times);

}  // namespace codicil::bench
