// Sentences that are long enough to show that two texts are the same.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace codicil {

// Returns what identifies each sentence of at least ten words of a text, folded; equal for equal
// sentences within one run. Linear.
std::vector<uint64_t> LongSentences(std::string_view text);

}  // namespace codicil
