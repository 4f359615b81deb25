// HTTP: the files of a site and what is answered on request, by a server that neither a client nor
// a page elsewhere can misuse.
#pragma once

#include <httplib.h>

#include <chrono>
#include <functional>
#include <string>

#include "serve/client_limit.h"
#include "serve/site_request.h"

namespace codicil::serve {

// What answers requests that are no files of the site. Called from several threads.
class Answerer {
 public:
  virtual ~Answerer() = default;
  // Whether the path is one of its own.
  virtual bool Has(const httplib::Request& request) const = 0;
  virtual void Answer(const httplib::Request& request, httplib::Response& response) = 0;
};

struct Limit {
  uint64_t per_minute = 0;        // requests of one client; 0: any number
  bool this_machine_too = false;  // where it is a proxy, all clients are one
};

// Called when an answer was sent, with how long it took.
using Log = std::function<void(const httplib::Request& request, const httplib::Response& response,
                               std::chrono::microseconds took)>;

// The library reads requests, sends files and parts of them; what is asked of it is limited here.
// Each connection has one request: an idle one, or what follows a request, is nobody's then.
class HttpServer final : public httplib::Server {
 public:
  // `ready` is called once, when the server listens and can be stopped. `answerer` may be null; it
  // and the files of the site outlive the server. `folder`: where these are, "" if on no disk.
  HttpServer(Site site, const std::string& folder, Answerer* answerer, Limit limit, Log log,
             std::function<void()> ready);

 private:
  bool process_and_close_socket(socket_t socket) override;
  int64_t Wait(socket_t socket);
  void Prepare(httplib::Request& request) const;
  HandlerResponse Answer(const httplib::Request& request, httplib::Response& response) const;
  HandlerResponse Send(const Decision& decision, httplib::Response& response) const;
  HandlerResponse AnswerOnRequest(const httplib::Request& request,
                                  httplib::Response& response) const;

  const Site site_;
  Answerer* const answerer_;
  const Limit limit_;
  ClientLimit clients_;
};

}  // namespace codicil::serve
