// What a request for a page of a site gets, before anything of it is sent.
#pragma once

#include <httplib.h>

#include <string>
#include <vector>

#include "serve/site_files.h"

namespace codicil::serve {

struct Site {
  const SiteFiles* files = nullptr;  // null: there is none
  int port = 0;
  std::vector<std::string> hosts;  // by which it may be asked, besides those of this machine
};

struct Decision {
  int status = 0;             // 200: the file `path` of the site
  std::string path = {};      // of this file
  std::string location = {};  // 301: relative, so that it also holds where a proxy adds to the path
  std::string message = {};   // 400, 405, 421, 503
};

// Whether the request names this server, so that no page elsewhere reads what is served here. If
// not, *decision says so.
bool IsForUs(const Site& site, const httplib::Request& request, Decision* decision);

Decision Decide(const Site& site, const httplib::Request& request);

}  // namespace codicil::serve
