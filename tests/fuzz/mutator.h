// Variants of given documents, such as editing, scanning and damage produce: lines and paragraphs
// are moved, numbers changed, punctuation put around words, two documents spliced. Cases that
// random bytes would almost never hit, such as a title between two quotation marks after a
// citation, occur all the time.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace codicil::fuzz {

// The strings inserted into documents: quotation marks, dashes, enumerators, symbols, byte order
// marks, control characters, and the words and markup that readers look for. Those that the program
// keeps in tables are taken from the tables. The list starts with the QuotationPairs, both marks of
// each.
const std::vector<std::string>& Dictionary();

// Returns `text` with a few mutations, and with parts of `other` unless that is empty. The same
// arguments always produce the same text.
std::string Mutated(std::string_view text, std::string_view other, uint64_t seed);

}  // namespace codicil::fuzz
