// What the rules say about each other, as benchmarks over the edition that "read text" reads.
#pragma once

#include <string>

namespace codicil::bench {

inline constexpr char kCrossReference[] = "citations and terms";
inline constexpr char kCrossReferenceTenTimes[] = "citations and terms x10";

// Registers them: citations and terms found, resolved and linked; the same over `ten_times`, which
// may be empty; the lists of the vocabulary; all of check. What is measured is kept for the life of
// the process.
void RegisterCrossrefStages(const std::string& bytes, const std::string& ten_times);

}  // namespace codicil::bench
