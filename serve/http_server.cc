#include "serve/http_server.h"

#include <fmt/format.h>
#include <re2/re2.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <string_view>
#include <utility>

#include "serve/timed_stream.h"

namespace codicil::serve {
namespace {

using std::chrono::steady_clock;

// At once: a browser has six. The next waits until one of them has had its time.
constexpr size_t kConnections = 64;

// When the request of this thread had come, and whether its client reads what is compressed.
thread_local steady_clock::time_point begun;
thread_local bool takes_gzip = false;

// The library matches paths by recursion, too.
constexpr char kAnyPath[] = ".*";
constexpr size_t kLongestPath = 600;

constexpr char kTooLarge[] =
    "HTTP/1.1 431 Request Header Fields Too Large\r\n"
    "Connection: close\r\n"
    "Content-Length: 0\r\n\r\n";

std::string TooMany(int64_t wait) {
  constexpr std::string_view kBody = "{\"detail\": \"Too many requests.\"}\n";
  return fmt::format(
      "HTTP/1.1 429 Too Many Requests\r\nRetry-After: {}\r\nAccess-Control-Allow-Origin: *\r\n"
      "Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{}",
      wait, kBody.size(), kBody);
}

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

bool TakesGzip(std::string_view encodings) {
  static const RE2 kGzip(R"((?i)(?:^|[,\s])gzip\s*(?:,|$|;\s*q=(?:1|0\.\d*[1-9])))");
  return RE2::PartialMatch(encodings, kGzip);
}

// The library parts with "FIRST-LAST/SIZE" of a range that no file has.
void CorrectRange(const httplib::Request& /*request*/, httplib::Response& response) {
  const auto range = response.headers.find("Content-Range");
  if (response.status == 416 && range != response.headers.end())
    range->second = "bytes *" + range->second.substr(range->second.find('/'));
}

}  // namespace

HttpServer::HttpServer(Site site, const std::string& folder, Answerer* answerer, Limit limit,
                       Log log, std::function<void()> ready)
    : site_(std::move(site)), answerer_(answerer), limit_(limit), clients_(limit.per_minute) {
  new_task_queue = [ready = std::move(ready)] {
    ready();  // the library calls this when it can be stopped, and no sooner
    return new httplib::ThreadPool(kConnections);
  };
  set_socket_options(ReusePort);
  set_default_headers({{"X-Content-Type-Options", "nosniff"}});
  if (!folder.empty()) set_mount_point("/", folder);
  set_payload_max_length(kMostBody);
  set_file_extension_and_mimetype_mapping("csv", "text/csv; charset=utf-8");
  set_file_extension_and_mimetype_mapping("md", "text/markdown; charset=utf-8");
  set_file_extension_and_mimetype_mapping("txt", "text/plain; charset=utf-8");
  set_pre_routing_handler(
      [this](const auto& request, auto& response) { return Answer(request, response); });
  set_post_routing_handler(CorrectRange);
  set_error_handler([this](const httplib::Request& request, httplib::Response& response) {
    if (response.status != 404 || !response.body.empty() || site_.files == nullptr) return;
    if (const std::string page = site_.files->MissingPage(request.path); !page.empty())
      response.set_content(page, "text/html");
  });
  // What has a body comes here after Answer has let it pass.
  Post(kAnyPath,
       [this](const auto& request, auto& response) { answerer_->Answer(request, response); });
  if (log) {
    set_logger([log = std::move(log)](const auto& request, const auto& response) {
      log(request, response,
          std::chrono::duration_cast<std::chrono::microseconds>(steady_clock::now() - begun));
    });
  }
  // Without it, what went wrong is told to the client.
  set_exception_handler([](const httplib::Request&, httplib::Response& response,
                           const std::exception_ptr&) { response.status = 500; });
}

int64_t HttpServer::Wait(socket_t socket) {
  if (limit_.per_minute == 0) return 0;
  return clients_.Wait(ClientOf(socket, limit_.this_machine_too), steady_clock::now());
}

// Reads a request and answers it.
bool HttpServer::process_and_close_socket(socket_t socket) {
  TimedStream stream(socket, [this] { return svr_sock_ == INVALID_SOCKET; });
  const bool come = stream.ReadHead();
  begun = steady_clock::now();
  bool answered = false;
  const int64_t wait = come ? Wait(socket) : 0;
  if (wait > 0) {
    stream.write(TooMany(wait));
  } else if (come && !HasLongRange(stream.head())) {
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
void HttpServer::Prepare(httplib::Request& request) const {
  // It compresses as hard as it can: a third of a second for a long page, which is sent as it is in
  // a thousandth. What is kept compressed is sent so.
  takes_gzip = TakesGzip(request.get_header_value("Accept-Encoding"));
  request.headers.erase("Accept-Encoding");
  if (!request.has_header("Range")) return;
  // Whoever asks for several parts, or for a part of a page that has not changed, may be given all.
  const bool parts = site_.files != nullptr && site_.files->HasParts();
  const Decision decision = parts ? Decide(site_, request) : Decision();
  const size_t size = decision.status == 200 ? site_.files->SizeOf(decision.path) : 0;
  if (size == 0 || request.ranges.size() != 1 || request.has_header("If-Range")) {
    request.headers.erase("Range");
    request.ranges.clear();
    return;
  }
  // It believes that there is all that is asked for: FIRST-LAST, where -1 stands for none.
  auto& [first, last] = request.ranges.front();
  if (first != -1) last = std::min(last, static_cast<ssize_t>(size) - 1);
}

httplib::Server::HandlerResponse HttpServer::Send(const Decision& decision,
                                                  httplib::Response& response) const {
  response.status = decision.status;
  if (!decision.message.empty()) response.set_content(decision.message, "text/plain");
  if (!decision.location.empty()) response.set_header("Location", decision.location);
  if (decision.status == 405) response.set_header("Allow", "GET, HEAD");
  if (decision.status == 503) response.set_header("Retry-After", "5");
  return HandlerResponse::Handled;
}

httplib::Server::HandlerResponse HttpServer::AnswerOnRequest(const httplib::Request& request,
                                                             httplib::Response& response) const {
  if (request.method != "POST") {
    answerer_->Answer(request, response);
    return HandlerResponse::Handled;
  }
  // The library would read what has no stated length until its client ends it.
  if (request.get_header_value_count("Content-Length") != 1 ||
      request.has_header("Transfer-Encoding"))
    return Send({.status = 411, .message = "A body needs its Content-Length.\n"}, response);
  return HandlerResponse::Unhandled;
}

httplib::Server::HandlerResponse HttpServer::Answer(const httplib::Request& request,
                                                    httplib::Response& response) const {
  Decision decision;
  if (!IsForUs(site_, request, &decision)) return Send(decision, response);
  if (answerer_ != nullptr && request.path.size() <= kLongestPath && answerer_->Has(request))
    return AnswerOnRequest(request, response);
  decision = Decide(site_, request);
  if (decision.status != 200) return Send(decision, response);
  const bool sent = site_.files->Send(request, decision.path, takes_gzip, response);
  return sent ? HandlerResponse::Handled : HandlerResponse::Unhandled;
}

}  // namespace codicil::serve
