// codicil serve: a site made by `codicil site`, shown on this machine.

#include <fmt/format.h>

#include <csignal>
#include <string>

#include "cli/common.h"
#include "cli/site_server.h"
#include "cli/usage.h"

namespace codicil::cli {
namespace {

struct ServeOptions {
  std::string folder;
  int port = 8000;
};

// Only this machine can connect.
constexpr char kHost[] = "127.0.0.1";

httplib::Server* running = nullptr;

void OnSignal(void (*handler)(int)) {
  std::signal(SIGINT, handler);
  std::signal(SIGTERM, handler);
}

// All that the library does to stop may be done in a signal handler. What is being answered is
// still sent; a second signal ends the program at once.
void Stop(int /*signal*/) {
  OnSignal(SIG_DFL);
  running->stop();
}

int Serve(const ServeOptions& options) {
  const Site site{.folder = options.folder, .port = options.port};
  if (!FindInSite(site, "/index.html"))
    return Fail(options.folder + " has no index.html: make a site with codicil site first");
  SiteServer server(site, [&] {
    OnSignal(Stop);
    Tell(fmt::format("http://{}:{}/ (Ctrl-C to stop)", kHost, options.port));
  });
  if (!server.bind_to_port(kHost, options.port))
    return Fail(fmt::format("port {} is in use: choose another with --port", options.port));
  running = &server;
  const bool stopped = server.listen_after_bind();
  OnSignal(SIG_DFL);
  running = nullptr;
  return stopped ? kClean : Fail("the system accepts no more connections");
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
      ->transform(WholeNumber(1, 65535))
      ->capture_default_str();
  command.footer("Example:\n  codicil site corpus/emberfall -o site && codicil serve site");
}

}  // namespace codicil::cli
