#include "ingest/rst/paths.h"

#include <filesystem>

namespace codicil::rst {

std::string DocumentPath(std::string_view path) {
  std::string normal = std::filesystem::path(path).lexically_normal().generic_string();
  if (normal.ends_with(".rst")) normal.resize(normal.size() - 4);
  return normal;
}

std::string FolderOf(std::string_view path) {
  const size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? std::string() : std::string(path.substr(0, slash + 1));
}

}  // namespace codicil::rst
