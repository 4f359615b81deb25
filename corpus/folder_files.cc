#include "corpus/folder_files.h"

#include <algorithm>
#include <filesystem>

namespace codicil {

std::vector<std::string> FilesBelow(const std::string& folder, std::string* error) {
  namespace fs = std::filesystem;
  std::vector<std::string> names;
  std::error_code failed;
  fs::recursive_directory_iterator it(folder, failed);
  for (; !failed && it != fs::recursive_directory_iterator(); it.increment(failed)) {
    const bool hidden = it->path().filename().string().starts_with('.');
    std::error_code ignored;
    if (hidden && it->is_directory(ignored)) it.disable_recursion_pending();
    if (!hidden && it->is_regular_file(ignored))
      names.push_back(it->path().lexically_relative(folder).string());
  }
  if (failed) *error = "cannot read " + folder + ": " + failed.message();
  std::ranges::sort(names);
  return names;
}

}  // namespace codicil
