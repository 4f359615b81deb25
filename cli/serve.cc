// codicil serve: a site made by `codicil site`, shown on this machine.

#include <fmt/format.h>
#include <httplib.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include "cli/common.h"
#include "cli/usage.h"

namespace codicil::cli {
namespace {

struct ServeOptions {
  std::string folder;
  int port = 8000;
};

// Only this machine can connect.
constexpr char kHost[] = "127.0.0.1";

// The library compresses what has a body, as hard as it can: a third of a second for a long page,
// which is sent as it is in a thousandth.
void SendAsItIs(httplib::Response& response) {
  if (response.body.empty()) return;
  const auto body = std::make_shared<std::string>(std::move(response.body));
  response.body.clear();
  const std::string type = response.get_header_value("Content-Type");
  response.headers.erase("Content-Type");
  response.set_content_provider(body->size(), type,
                                [body](size_t offset, size_t length, httplib::DataSink& sink) {
                                  return sink.write(body->data() + offset, length);
                                });
}

int Serve(const ServeOptions& options) {
  std::error_code failed;
  if (!std::filesystem::exists(options.folder + "/index.html", failed))
    return Fail(options.folder + " has no index.html: make a site with codicil site first");
  httplib::Server server;
  server.set_tcp_nodelay(true);  // else what follows the headers waits for their receipt
  server.set_mount_point("/", options.folder);
  server.set_file_extension_and_mimetype_mapping("md", "text/markdown; charset=utf-8");
  server.set_file_request_handler(
      [](const httplib::Request&, httplib::Response& response) { SendAsItIs(response); });
  server.set_error_handler([&](const httplib::Request&, httplib::Response& response) {
    std::ifstream page(options.folder + "/404.html", std::ios::binary);
    response.set_content(std::string(std::istreambuf_iterator<char>(page), {}), "text/html");
  });
  if (!server.bind_to_port(kHost, options.port))
    return Fail(fmt::format("port {} is in use: choose another with --port", options.port));
  Tell(fmt::format("http://{}:{}/ (Ctrl-C to stop)", kHost, options.port));
  server.listen_after_bind();
  return kClean;
}

}  // namespace

void AddServe(CLI::App& app, int* status) {
  const auto [command, options] =
      AddSubcommand(app, "serve", "Show a site on this machine", Serve, status);
  command.add_option("DIR", options.folder, "A folder written by codicil site")
      ->required()
      ->type_name("");
  command.add_option("--port", options.port, "The port to listen on")
      ->type_name("N")
      ->check(CLI::Range(1, 65535).description(""))
      ->capture_default_str();
  command.footer("Example:\n  codicil site corpus/emberfall -o site && codicil serve site");
}

}  // namespace codicil::cli
