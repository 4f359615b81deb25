// What changed in a file, as a patch.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

// A unified patch that `patch -p0` and `git apply -p0` take; empty where the bytes are the same.
// Lines end in LF, whatever else comes before it. Both must have the same number of lines, each
// answering to the one at its place. Linear.
std::string UnifiedPatch(std::string_view name, std::string_view old_bytes,
                         std::string_view new_bytes);

}  // namespace codicil
