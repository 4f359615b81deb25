// The inputs of the benchmarks.
#pragma once

#include <optional>
#include <string>

#include "rules/edition.h"

namespace codicil::bench {

// What is measured: the largest plain-text edition in UTF-8 and, beside it, the RST set and the
// largest file in another encoding, where there are such. They come from the folder
// CODICIL_EDITIONS, else from the bundled work.
struct BenchFiles {
  std::string text;
  std::string rst_index;
  std::string other_encoding;  // or empty
};
BenchFiles FindBenchFiles();

std::string ReadBytes(const std::string& path);
Edition ReadText(std::string bytes);

// An edition ten times as large as `bytes` that is as regular as they are: ten copies of the body,
// and each entry of the glossary ten times in a row, so that the alphabet still holds. Copies are
// numbered apart by a digit before the number of each provision ("702.11a" becomes "3702.11a"), so
// that no number is there twice. Citations inside the text stay as they are: reading does not
// follow them. nullopt where the sections have more than one digit.
std::optional<std::string> TenTimes(const std::string& bytes);

}  // namespace codicil::bench
