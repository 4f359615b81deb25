// Parts that the JSON of a diff and that of a crosswalk share.
#pragma once

#include "diff/concordance.h"
#include "output/json_parts.h"

namespace codicil {

inline void WriteKinds(const ChangeKinds& kinds, JsonWriter& json) {
  json.Members("kinds",
               json.Each(kinds.List(), [&](ChangeKind kind) { json.Value(ChangeKindName(kind)); }));
}

// Writes "kinds", "confidence" and "evidence" of a pair of provisions or entries.
template <typename Pair>
void WritePairMembers(const Pair& pair, JsonWriter& json) {
  WriteKinds(pair.kinds, json);
  json.Members("confidence", Hundredths{pair.confidence}, "evidence", pair.evidence.List());
}

}  // namespace codicil
