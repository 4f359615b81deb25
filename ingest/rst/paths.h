// Names of files as a set uses them.
#pragma once

#include <string>
#include <string_view>

namespace codicil::rst {

// "a/b/../c.rst" -> "a/c": one name for one file, without the extension.
std::string DocumentPath(std::string_view path);
// The folder of a path with its "/" at the end, or "".
std::string FolderOf(std::string_view path);
// Whether a real path lies in the folder with the real path `folder`, or below; nothing is in "".
bool IsBelow(std::string_view path, std::string_view folder);

}  // namespace codicil::rst
