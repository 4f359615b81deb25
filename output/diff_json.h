// Parts that the JSON of a diff and that of a crosswalk share.
#pragma once

#include "output/diff_parts.h"
#include "output/json_parts.h"

namespace codicil {

// Writes "kinds", "confidence" and "evidence" of a pair of provisions or entries.
template <typename Pair>
void WritePairMembers(const Pair& pair, JsonWriter& json) {
  json.Members("kinds", NamesOf(pair.kinds), "confidence", Hundredths{pair.confidence}, "evidence",
               pair.evidence.List());
}

}  // namespace codicil
