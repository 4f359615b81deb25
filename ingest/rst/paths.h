// File names as a set uses them.
#pragma once

#include <string>
#include <string_view>

namespace codicil::rst {

// Returns the one name of a file, without its extension: "a/c" for "a/b/../c.rst".
std::string DocumentPath(std::string_view path);
// Returns the folder of a path with its final "/", or "".
std::string FolderOf(std::string_view path);

}  // namespace codicil::rst
