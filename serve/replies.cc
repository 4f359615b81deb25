#include "serve/replies.h"

#include <fmt/format.h>

#include "base/sha256.h"

namespace codicil::serve {
namespace {

// Clients may keep an answer as long: an edition that is added shows after that time.
constexpr char kKeep[] = "public, max-age=300";

}  // namespace

bool IsKept(const httplib::Request& request, const std::string& tag) {
  return request.get_header_value("If-None-Match").find(tag) != std::string::npos;
}

void SetAnswer(const httplib::Request& request, const std::string& body, const char* type,
               httplib::Response& response) {
  constexpr size_t kTag = 32;
  const std::string tag = fmt::format("\"{}\"", Sha256Hex(body).substr(0, kTag));
  response.set_header("ETag", tag);
  response.set_header("Cache-Control", request.method == "POST" ? "no-store" : kKeep);
  response.status = 200;
  if (IsKept(request, tag)) {
    response.status = 304;
    return;
  }
  response.set_content(body, type);
}

void AllowOthers(httplib::Response& response) {
  response.set_header("Access-Control-Allow-Origin", "*");
  response.set_header("Access-Control-Expose-Headers", "ETag");
}

void AnswerPreflight(httplib::Response& response) {
  response.status = 204;
  response.set_header("Access-Control-Allow-Methods", "GET, POST, OPTIONS");
  response.set_header("Access-Control-Allow-Headers",
                      "Content-Type, If-None-Match, MCP-Protocol-Version, Mcp-Method, Mcp-Name");
  response.set_header("Access-Control-Max-Age", "86400");
}

}  // namespace codicil::serve
