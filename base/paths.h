// Paths as text; nothing here asks the file system.
#pragma once

#include <string>
#include <string_view>

namespace codicil {

// Returns the folder of a path with its final "/"; "./" for a bare name.
std::string FolderOfFile(const std::string& path);

// Whether `path` is inside `folder`, and not the folder itself. Both must be absolute and free of
// links. An empty folder contains nothing.
bool IsBelow(std::string_view path, std::string_view folder);

}  // namespace codicil
