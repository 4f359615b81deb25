// What may come between two words of one term, in the glossary and in a text.
#pragma once

#include <cstdint>
#include <string_view>

#include "text/words.h"

namespace codicil {

// Longer names are sentences. The search looks this many words ahead at every word.
inline constexpr size_t kLongestTerm = 10;

enum class Gap : uint8_t {
  kPlain,  // spaces, hyphens, quotes: "first strike", "First-Strike", "Intervening “If” Clause"
  kComma,  // "Active Player, Nonactive Player Order"
  kBreak   // the end of a sentence or of a paragraph
};

inline Gap GapBetween(std::string_view text, const Word& a, const Word& b) {
  constexpr size_t kLongestGap = 8;
  if (b.begin == a.end + 1 && text[a.end] == ' ') return Gap::kPlain;
  const std::string_view between = text.substr(a.end, b.begin - a.end);
  if (between.size() > kLongestGap || between.find("\n\n") != std::string_view::npos)
    return Gap::kBreak;
  Gap gap = Gap::kPlain;
  for (const char c : between) {
    const bool beyond_ascii = static_cast<unsigned char>(c) >= 0x80;
    if (c == ',' && gap == Gap::kPlain) {
      gap = Gap::kComma;
    } else if (!beyond_ascii && std::string_view(" \n\t-/\"'").find(c) == std::string_view::npos) {
      return Gap::kBreak;
    }
  }
  return gap;
}

}  // namespace codicil
