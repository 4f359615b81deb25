// Maps a part of a passage back to its source.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/passage.h"

namespace codicil {

// Returns the source span of bytes [begin, end) of the passage's text. Text inserted between two
// pieces belongs to the piece before it; replaced text maps to all of what it replaced. nullopt if
// the text came from elsewhere. O(log origins).
std::optional<Span> SourceSpanOf(const Passage& passage, uint32_t begin, uint32_t end);

}  // namespace codicil
