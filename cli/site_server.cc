#include "cli/site_server.h"

#include <re2/re2.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <fstream>
#include <iterator>
#include <string_view>
#include <utility>

#include "cli/timed_stream.h"

namespace codicil::cli {
namespace {

// At once: a browser has six. The next waits until one of them has had its time.
constexpr size_t kConnections = 64;

constexpr char kTooLarge[] =
    "HTTP/1.1 431 Request Header Fields Too Large\r\n"
    "Connection: close\r\n"
    "Content-Length: 0\r\n\r\n";

// The library's would let two servers share a port, each with some of the requests.
void ReusePort(socket_t socket) {
  const int yes = 1;
  setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
}

// The library matches ranges by recursion: eight thousand of their characters fill a stack.
bool HasLongRange(std::string_view head) {
  static const RE2 kLongRange(R"((?i)\nRange:[^\n]{200})");
  return RE2::PartialMatch(head, kLongRange);
}

// The library parts with "FIRST-LAST/SIZE" of a range that no file has.
void CorrectRange(const httplib::Request& /*request*/, httplib::Response& response) {
  const auto range = response.headers.find("Content-Range");
  if (response.status == 416 && range != response.headers.end())
    range->second = "bytes *" + range->second.substr(range->second.find('/'));
}

}  // namespace

SiteServer::SiteServer(Site site, std::function<void()> ready) : site_(std::move(site)) {
  new_task_queue = [ready = std::move(ready)] {
    ready();  // the library calls this when it can be stopped, and no sooner
    return new httplib::ThreadPool(kConnections);
  };
  set_socket_options(ReusePort);
  set_default_headers({{"X-Content-Type-Options", "nosniff"}});
  set_mount_point("/", site_.folder);
  set_file_extension_and_mimetype_mapping("csv", "text/csv; charset=utf-8");
  set_file_extension_and_mimetype_mapping("md", "text/markdown; charset=utf-8");
  set_file_extension_and_mimetype_mapping("txt", "text/plain; charset=utf-8");
  set_pre_routing_handler(
      [this](const auto& request, auto& response) { return Answer(request, response); });
  set_post_routing_handler(CorrectRange);
  set_error_handler([this](const httplib::Request&, httplib::Response& response) {
    const auto page = FindInSite(site_, "/404.html");
    if (response.status != 404 || !page) return;
    std::ifstream file(*page, std::ios::binary);
    response.set_content(std::string(std::istreambuf_iterator<char>(file), {}), "text/html");
  });
  // Without it, what went wrong is told to the client.
  set_exception_handler([](const httplib::Request&, httplib::Response& response,
                           const std::exception_ptr&) { response.status = 500; });
}

// Reads a request and answers it.
bool SiteServer::process_and_close_socket(socket_t socket) {
  TimedStream stream(socket, [this] { return svr_sock_ == INVALID_SOCKET; });
  const bool come = stream.ReadHead();
  bool answered = false;
  if (come && !HasLongRange(stream.head())) {
    constexpr bool kLast = true;
    bool closed = false;
    answered = process_request(stream, kLast, closed,
                               [this](httplib::Request& request) { Prepare(request); });
  } else if (come || stream.IsTooLarge()) {
    stream.write(kTooLarge);
  }
  stream.Finish();
  close(socket);
  return answered;
}

// Takes from a request what the library does badly.
void SiteServer::Prepare(httplib::Request& request) const {
  // It compresses as hard as it can: a third of a second for a long page, which is sent as it is in
  // a thousandth.
  request.headers.erase("Accept-Encoding");
  if (!request.has_header("Range")) return;
  // Whoever asks for several parts, or for a part of a page that has not changed, may be given all.
  const size_t size = Decide(site_, request).size;
  if (size == 0 || request.ranges.size() != 1 || request.has_header("If-Range")) {
    request.headers.erase("Range");
    request.ranges.clear();
    return;
  }
  // It believes that there is all that is asked for: FIRST-LAST, where -1 stands for none.
  auto& [first, last] = request.ranges.front();
  if (first != -1) last = std::min(last, static_cast<ssize_t>(size) - 1);
}

httplib::Server::HandlerResponse SiteServer::Answer(const httplib::Request& request,
                                                    httplib::Response& response) const {
  const Decision decision = Decide(site_, request);
  if (decision.status == 200) return HandlerResponse::Unhandled;  // the library sends the file
  response.status = decision.status;
  if (!decision.message.empty()) response.set_content(decision.message, "text/plain");
  if (!decision.location.empty()) response.set_header("Location", decision.location);
  if (decision.status == 405) response.set_header("Allow", "GET, HEAD");
  return HandlerResponse::Handled;
}

}  // namespace codicil::cli
