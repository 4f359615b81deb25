// Other documents made of given ones, as editing, scanning and damage make them: lines and
// paragraphs are moved, numbers changed, signs put around words, two documents spliced. What random
// bytes would hit once in a lifetime, such as a title between two quotation marks after a
// citation, comes up all the time.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codicil::fuzz {

// What is put into documents: quotation marks, dashes, enumerators, symbols, marks of byte order,
// control characters, and the words and markup that readers look for. Those that the program has in
// tables come from the tables; first of all are the QuotationPairs, both signs of each.
const std::vector<std::string>& Dictionary();

// A few mutations of `text`; with some of `other` in it, if that is not empty. The same arguments
// give the same text.
std::string Mutated(std::string_view text, std::string_view other, uint64_t seed);

}  // namespace codicil::fuzz
