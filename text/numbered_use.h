// How often a word appears right before a number: "Beacon" of "Beacon 1.1".
#pragma once

#include <cstddef>
#include <string_view>

namespace codicil {

struct NumberedUse {
  size_t numbered = 0;
  size_t bare = 0;
};

// Counts where `word`, which is not empty, appears in `text` as it is spelled. Linear.
NumberedUse CountUse(std::string_view text, std::string_view word);

// Whether a word that appears without a number so often is a name, and not a word for what
// `numbered` numbers are of.
inline bool IsName(size_t bare, size_t numbered) {
  constexpr size_t kOften = 5;
  return bare > numbered * kOften;
}

}  // namespace codicil
