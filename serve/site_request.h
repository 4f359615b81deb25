// What a request for a page of a site gets, before anything of it is sent.
#pragma once

#include <httplib.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace codicil::serve {

struct Site {
  std::string folder;  // empty: there is none
  int port = 0;
  std::vector<std::string> hosts;  // by which it may be asked, besides those of this machine
};

struct Decision {
  int status = 0;             // 200: the file that the library finds under the path of the request
  size_t size = 0;            // of this file
  std::string location = {};  // 301: relative, so that it also holds where a proxy adds to the path
  std::string message = {};   // 400, 405, 421
};

// Whether the request names this server, so that no page elsewhere reads what is served here. If
// not, *decision says so.
bool IsForUs(const Site& site, const httplib::Request& request, Decision* decision);

Decision Decide(const Site& site, const httplib::Request& request);

// Returns the file or folder that `path`, which begins with a slash, leads to. Nothing is found
// that is hidden, or outside the folder, to which links may lead.
std::optional<std::filesystem::path> FindInSite(const Site& site, const std::string& path);

}  // namespace codicil::serve
