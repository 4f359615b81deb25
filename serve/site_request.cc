#include "serve/site_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/ascii.h"

namespace codicil::serve {
namespace {

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

// Relative to `folder`, for which the site says that another page answers; "" if it does not.
std::string RedirectOf(const SiteFiles& files, const std::string& folder) {
  const std::string to = files.RedirectOf(folder);
  if (to.empty()) return "";
  std::string way;
  for (auto up = std::count(folder.begin() + 1, folder.end(), '/'); up > 0; --up) way += "../";
  return way + to;
}

Decision DecidePath(const SiteFiles& files, const std::string& path, const std::string& target) {
  const bool names_folder = path.ends_with('/');
  const std::string file = names_folder ? path + "index.html" : path;
  if (files.Has(file)) return {.status = 200, .path = file};
  if (!names_folder && files.Has(path + "/index.html"))
    return {.status = 301, .location = WithSlash(target)};
  if (std::string to = RedirectOf(files, names_folder ? path : path + "/"); !to.empty())
    return {.status = 301, .location = names_folder ? to : WithSlash(target)};
  return {.status = 404, .path = file};
}

}  // namespace

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
  if (site.files == nullptr) return {.status = 404};
  if (!site.files->Ready())
    return {.status = 503, .message = "The pages are still being made: try again in a moment.\n"};
  return DecidePath(*site.files, request.path, request.target);
}

}  // namespace codicil::serve
