// The API over HTTP: docs/serving.md describes it, and /api/v1/openapi.json.
#pragma once

#include <string>

#include "serve/http_server.h"
#include "serve/mcp.h"
#include "serve/routes.h"
#include "serve/works.h"

namespace codicil::serve {

struct ApiSettings {
  std::string version;     // Codicil's
  std::string public_url;  // as clients reach it, with a final "/"
  bool has_site = false;   // "/" is a page of a site
};

class Api final : public Answerer {
 public:
  // The works outlive it.
  Api(const Works& works, ApiSettings settings);

  bool Has(const httplib::Request& request) const override;
  void Answer(const httplib::Request& request, httplib::Response& response) override;

 private:
  void AnswerRoute(const httplib::Request& request, httplib::Response& response);
  void Ask(const Route& route, const httplib::Request& request, httplib::Response& response);
  void AnswerMcp(const httplib::Request& request, httplib::Response& response);
  std::string ListOfWorks() const;

  const Works& works_;
  const ApiSettings settings_;
  Mcp mcp_;
};

}  // namespace codicil::serve
