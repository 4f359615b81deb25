// The files of a site over HTTP, for this machine only.
#pragma once

#include <httplib.h>

#include <functional>

#include "cli/site_request.h"

namespace codicil::cli {

// The library reads requests, sends files and parts of them; what is asked of it is limited here.
// Each connection has one request: an idle one, or what follows a request, is nobody's then.
class SiteServer final : public httplib::Server {
 public:
  // `ready` is called once, when the server listens and can be stopped.
  SiteServer(Site site, std::function<void()> ready);

 private:
  bool process_and_close_socket(socket_t socket) override;
  void Prepare(httplib::Request& request) const;
  HandlerResponse Answer(const httplib::Request& request, httplib::Response& response) const;

  const Site site_;
};

}  // namespace codicil::cli
