// Texts with marked citations: what provisions have in common when their numbers differ.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "crossref/citation.h"

namespace codicil {

// Control characters that no text contains: the first replaces a cited number, the others enclose a
// citation.
inline constexpr char kNumberSign = '\x01';
inline constexpr char kCitationBegin = '\x02';
inline constexpr char kCitationEnd = '\x03';

// Appends the bytes [begin, end) of the text, with its citations marked. `citations` are in order;
// one that is not entirely inside, or overlaps the one before it, is not marked.
void AppendMarked(std::string_view text, size_t begin, size_t end,
                  std::span<const Citation> citations, std::string& marked);

}  // namespace codicil
