// The files of a folder on disk.
#pragma once

#include <string>
#include <vector>

namespace codicil {

// Returns the names of the regular files in `folder` and below, relative to it and in order, except
// those whose name, or whose folder's name, begins with ".". Folders that links lead to are left
// out. If the folder cannot be listed, the reason is in *error.
std::vector<std::string> FilesBelow(const std::string& folder, std::string* error);

}  // namespace codicil
