#include "base/paths.h"

namespace codicil {

std::string FolderOfFile(const std::string& path) {
  const size_t slash = path.rfind('/');
  return slash == std::string::npos ? "./" : path.substr(0, slash + 1);
}

bool IsBelow(std::string_view path, std::string_view folder) {
  if (folder.empty()) return false;
  if (folder.ends_with('/')) folder.remove_suffix(1);
  return path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/';
}

}  // namespace codicil
