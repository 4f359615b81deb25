// Writing results where a half-written one would be taken for a whole one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace codicil {

// Puts `bytes` at `path`: whole, or not at all. They go to a new file in the same folder, are
// flushed to the disk, and take the name in one step; a file that had it keeps its permissions. A
// device or pipe is written as it is. Returns what went wrong in words a person can act on, or
// nullopt; then nothing of the attempt is left behind.
std::optional<std::string> WriteFileWhole(const std::string& path, std::string_view bytes);

// Writes all of `bytes` to an open file descriptor. A reader that has gone away (a closed pipe,
// with SIGPIPE ignored) is no error.
std::optional<std::string> WriteDescriptor(int descriptor, std::string_view name,
                                           std::string_view bytes);

}  // namespace codicil
