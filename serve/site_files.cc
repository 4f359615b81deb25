#include "serve/site_files.h"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace codicil::serve {
namespace {

namespace fs = std::filesystem;

// So are "." and "..", which no browser sends and with which a path begins that leads out.
bool IsHidden(const fs::path& part) { return part.native().starts_with('.'); }

}  // namespace

std::optional<fs::path> SiteOnDisk::Find(const std::string& path) const {
  std::error_code failed;
  const fs::path folder = fs::canonical(folder_, failed);
  const fs::path asked = fs::path(path).relative_path();
  if (failed || std::ranges::any_of(asked, IsHidden)) return {};
  const fs::path found = fs::canonical(folder / asked, failed);
  if (failed || std::ranges::any_of(found.lexically_relative(folder), IsHidden)) return {};
  return found;
}

bool SiteOnDisk::Has(const std::string& path) const {
  const auto found = Find(path);
  std::error_code failed;
  return found && fs::is_regular_file(*found, failed) && access(found->c_str(), R_OK) == 0;
}

size_t SiteOnDisk::SizeOf(const std::string& path) const {
  std::error_code failed;
  const size_t size = Has(path) ? fs::file_size(*Find(path), failed) : 0;
  return failed ? 0 : size;
}

// The list has "/from/ /to/ 301" on a line.
std::string SiteOnDisk::RedirectOf(const std::string& folder) const {
  const auto list = Find("/redirects.txt");
  if (!list) return "";
  std::ifstream file(*list);
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(folder + " /")) continue;
    const size_t to = folder.size() + 2;
    return line.substr(to, line.rfind(' ') - to);
  }
  return "";
}

std::string SiteOnDisk::MissingPage(const std::string& /*path*/) const {
  const auto page = Find("/404.html");
  if (!page) return "";
  std::ifstream file(*page, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

bool SiteOnDisk::Send(const httplib::Request& /*request*/, const std::string& /*path*/,
                      bool /*takes_gzip*/, httplib::Response& /*response*/) const {
  return false;
}

}  // namespace codicil::serve
