// The changes to a file, as a patch.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

// Returns a unified patch that `patch -p0` and `git apply -p0` accept; empty if the bytes are
// equal. Lines are separated by LF alone; any other line end is part of the line. Both texts must
// have the same number of lines, each corresponding to the one at the same position. Linear.
std::string UnifiedPatch(std::string_view name, std::string_view old_bytes,
                         std::string_view new_bytes);

}  // namespace codicil
