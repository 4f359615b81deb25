// Benchmarks of cross-referencing on the edition that "read text" reads.
#pragma once

#include <string>

namespace codicil::bench {

inline constexpr char kCrossReference[] = "citations and terms";
inline constexpr char kCrossReferenceTenTimes[] = "citations and terms x10";

// Registers benchmarks for finding, resolving and linking citations and terms; for the same on
// `ten_times`, which may be empty; for the lists of the vocabulary; and for all of check. Their
// input is kept for the life of the process.
void RegisterCrossrefStages(const std::string& bytes, const std::string& ten_times);

}  // namespace codicil::bench
