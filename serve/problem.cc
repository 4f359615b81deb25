#include "serve/problem.h"

#include "output/json_writer.h"

namespace codicil::serve {
namespace {

std::string_view TitleOf(int status) {
  switch (status) {
    case 400:
      return "Bad Request";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 405:
      return "Method Not Allowed";
    default:
      return "Service Unavailable";
  }
}

}  // namespace

void SetProblem(int status, const std::string& detail, const std::vector<std::string>& suggestions,
                httplib::Response& response) {
  const std::string body = Written([&](ByteSink& out) {
    JsonWriter json(out);
    json.Document("type", "about:blank", "title", TitleOf(status), "status", status, "detail",
                  detail, "suggestions", If(!suggestions.empty(), suggestions));
  });
  response.status = status;
  response.set_content(body, "application/problem+json");
}

void SetProblem(const Status& failure, httplib::Response& response) {
  const int status = failure.kind() == Status::Kind::kUnclear   ? 400
                     : failure.kind() == Status::Kind::kMissing ? 404
                                                                : 503;
  SetProblem(status, failure.message(), failure.instead(), response);
}

}  // namespace codicil::serve
