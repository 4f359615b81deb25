// Texts in which citations are marked: what provisions have in common where the numbers differ.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "crossref/citation.h"

namespace codicil {

// Control characters that no text has: they stand for a cited number, and around a citation.
inline constexpr char kNumberSign = '\x01';
inline constexpr char kCitationBegin = '\x02';
inline constexpr char kCitationEnd = '\x03';

// Appends the bytes [begin, end) of the text, in which `citations` are, those in order: one that
// is not wholly there, or overlaps the one before it, is not marked.
void AppendMarked(std::string_view text, size_t begin, size_t end,
                  std::span<const Citation> citations, std::string& marked);

}  // namespace codicil
