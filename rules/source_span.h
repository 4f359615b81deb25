// From a part of a passage back to the source that it was read from.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/passage.h"

namespace codicil {

// Where bytes [begin, end) of the passage's text stand in their source. What was put between two
// pieces belongs to the piece before it; what was replaced stands for the whole of its source.
// nullopt where the text came from elsewhere. O(log origins).
std::optional<Span> SourceSpanOf(const Passage& passage, uint32_t begin, uint32_t end);

}  // namespace codicil
