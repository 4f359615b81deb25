// The inputs of the benchmarks.
#pragma once

#include <optional>
#include <string>

#include "rules/edition.h"

namespace codicil::bench {

// The files to measure: the largest plain-text edition in UTF-8 and, if present, the RST set and
// the largest file in another encoding. They come from the folder CODICIL_EDITIONS, otherwise from
// the bundled work.
struct BenchFiles {
  std::string text;
  std::string rst_index;
  std::string other_encoding;  // may be empty
};
BenchFiles FindBenchFiles();

std::string ReadBytes(const std::string& path);
Edition ReadText(std::string bytes);

// Returns an edition ten times as large as `bytes` and as regular: ten copies of the body, and each
// glossary entry ten times in a row, which keeps the alphabetical order. A digit before the number
// of each provision distinguishes the copies ("702.11a" becomes "3702.11a"), so no number occurs
// twice. Citations in the text stay unchanged, since reading does not follow them. nullopt if the
// section numbers have more than one digit.
std::optional<std::string> TenTimes(const std::string& bytes);

}  // namespace codicil::bench
