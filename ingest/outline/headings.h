// Titles without a number, which are between the provisions.
#pragma once

#include <cstdint>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "ingest/outline/candidates.h"
#include "ingest/outline/decoder.h"

namespace codicil::outline {

// Takes "Appendix" without a number out of the path, where nothing with a number is below it, and
// returns its blocks. Linear.
std::set<uint32_t> TakeTitles(const Candidates& found, std::vector<Chosen>& path);

// Returns the bytes of the titles without a number that are not below one with a number, or are
// between what is counted there; but for a title on the first line. `titles`: blocks that are such
// titles, whatever marks them. Linear.
std::vector<std::pair<uint32_t, uint32_t>> FindHeadings(std::string_view text,
                                                        const Candidates& found,
                                                        const std::vector<Chosen>& path,
                                                        const std::set<uint32_t>& titles);

}  // namespace codicil::outline
