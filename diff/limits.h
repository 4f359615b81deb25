// What is too common, or too large, to be compared one by one: so alignment stays near linear.
#pragma once

#include <cstddef>

namespace codicil {

// A word in more units than this does not lead to any of them.
inline constexpr size_t kCommonWord = 48;
// Families with more pairs of children than this are not tried pair by pair.
inline constexpr size_t kFamilyPairs = 2500;
// Of provisions with more sentences than this the sentences are not compared.
inline constexpr size_t kMostSentences = 100;

}  // namespace codicil
