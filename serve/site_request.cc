#include "serve/site_request.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>

#include "base/ascii.h"

namespace codicil::serve {
namespace {

namespace fs = std::filesystem;

// So are "." and "..", which no browser sends and with which a path begins that leads out.
bool IsHidden(const fs::path& part) { return part.native().starts_with('.'); }

// A page elsewhere could else have its own name lead to this machine, and a browser would let it
// read what is served here.
bool IsOwnHost(const Site& site, const httplib::Request& request) {
  if (request.get_header_value_count("Host") != 1) return false;
  const std::string host = LowerCase(request.get_header_value("Host"));
  if (std::ranges::find(site.hosts, host) != site.hosts.end()) return true;
  return std::ranges::any_of(std::array{"127.0.0.1", "localhost", "[::1]"}, [&](const char* name) {
    return host == fmt::format("{}:{}", name, site.port) || (site.port == 80 && host == name);
  });
}

// The last part of the path as it was sent, with a slash, and what is asked of it.
std::string WithSlash(std::string target) {
  const size_t path_end = std::min(target.find('?'), target.size());
  target.insert(path_end, "/");
  return "./" + target.substr(target.rfind('/', path_end - 1) + 1);
}

// Where the site says that another page answers an address ("/from/ /to/ 301" on a line), relative
// to that; "" if it does not. Linear in the site's list.
std::string RedirectOf(const Site& site, const std::string& path) {
  const auto list = FindInSite(site, "/redirects.txt");
  if (!list) return "";
  std::ifstream file(*list);
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(path + " /")) continue;
    std::string way;
    for (auto up = std::count(path.begin() + 1, path.end(), '/'); up > 0; --up) way += "../";
    const size_t to = path.size() + 2;
    return way + line.substr(to, line.rfind(' ') - to);
  }
  return "";
}

Decision DecidePath(const Site& site, const std::string& path, const std::string& target) {
  const bool names_folder = path.ends_with('/');
  const auto found = FindInSite(site, names_folder ? path + "index.html" : path);
  std::error_code failed;
  if (found && fs::is_regular_file(*found, failed) && access(found->c_str(), R_OK) == 0)
    return {.status = 200, .size = fs::file_size(*found, failed)};
  if (!names_folder && FindInSite(site, path + "/index.html"))
    return {.status = 301, .location = WithSlash(target)};
  if (std::string to = RedirectOf(site, names_folder ? path : path + "/"); !to.empty())
    return {.status = 301, .location = names_folder ? to : WithSlash(target)};
  return {.status = 404};
}

}  // namespace

std::optional<fs::path> FindInSite(const Site& site, const std::string& path) {
  std::error_code failed;
  const fs::path folder = fs::canonical(site.folder, failed);
  const fs::path asked = fs::path(path).relative_path();
  if (failed || std::ranges::any_of(asked, IsHidden)) return {};
  const fs::path found = fs::canonical(folder / asked, failed);
  if (failed || std::ranges::any_of(found.lexically_relative(folder), IsHidden)) return {};
  return found;
}

bool IsForUs(const Site& site, const httplib::Request& request, Decision* decision) {
  if (IsOwnHost(site, request)) return true;
  *decision = {.status = 421,
               .message = fmt::format(
                   "Host must be 127.0.0.1:{0} or localhost:{0}, also from a proxy.\n", site.port)};
  return false;
}

Decision Decide(const Site& site, const httplib::Request& request) {
  Decision decision;
  if (!IsForUs(site, request, &decision)) return decision;
  if (request.method != "GET" && request.method != "HEAD")
    return {.status = 405, .message = "Only GET and HEAD.\n"};
  if (!request.path.starts_with('/') || request.path.find('\0') != std::string::npos)
    return {.status = 400, .message = "The address is not valid.\n"};
  return DecidePath(site, request.path, request.target);
}

}  // namespace codicil::serve
