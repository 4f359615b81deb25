// What a request for a page of a site gets, before anything of it is sent.
#pragma once

#include <httplib.h>

#include <filesystem>
#include <optional>
#include <string>

namespace codicil::cli {

struct Site {
  std::string folder;
  int port = 0;
};

struct Decision {
  int status = 0;             // 200: the file that the library finds under the path of the request
  size_t size = 0;            // of this file
  std::string location = {};  // 301: relative, so that it also holds where a proxy adds to the path
  std::string message = {};   // 400, 405, 421
};

Decision Decide(const Site& site, const httplib::Request& request);

// Returns the file or folder that `path`, which begins with a slash, leads to. Nothing is found
// that is hidden, or outside the folder, to which links may lead.
std::optional<std::filesystem::path> FindInSite(const Site& site, const std::string& path);

}  // namespace codicil::cli
