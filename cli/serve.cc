// codicil serve: a site made by `codicil site`, and works, over HTTP; codicil mcp: works for a
// model, over standard input and output.

#include <fmt/format.h>
#include <malloc.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include "base/ascii.h"
#include "cli/common.h"
#include "cli/usage.h"
#include "corpus/edition_name.h"
#include "output/json_writer.h"
#include "serve/academy.h"
#include "serve/api.h"
#include "serve/http_server.h"
#include "serve/served_pages.h"

namespace codicil::cli {
namespace {

using serve::Works;

struct ServeOptions {
  std::vector<std::string> names;  // a folder of a site, and works
  int port = 8000;
  std::string listen = "127.0.0.1";
  std::string public_url;
  std::string log = "off";
  uint64_t limit = 300;
  bool limit_given = false;
  std::string api = "codicil";
  std::string unofficial;  // a file
};

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

bool IsSite(const std::string& name) {
  std::error_code failed;
  const std::filesystem::path folder(name);
  return std::filesystem::is_directory(folder, failed) &&
         !std::filesystem::exists(folder / kManifestName, failed);
}

// Returns kFailure, after a message, if one of the works cannot be opened.
int AddWorks(const std::vector<std::string>& names, Works* works) {
  for (const std::string& name : names) {
    const Status added = works->Add(name);
    if (added.ok()) continue;
    if (!added.message().ends_with('\n')) return Fail(added);
    TellAsIs(added.message());  // messages about its files, as they are printed
    return kFailure;
  }
  return kClean;
}

// The host of an address, with its port, as browsers send it.
std::string HostOf(const std::string& url) {
  const size_t scheme = url.find("://");
  const size_t begin = scheme == std::string::npos ? 0 : scheme + 3;
  return LowerCase(url.substr(begin, url.find('/', begin) - begin));
}

// The API that is spoken besides the own one; null, after a message, if it cannot be.
std::unique_ptr<serve::Answerer> AcademyOf(const ServeOptions& options, const Works& works,
                                           bool has_site, serve::Answerer& own) {
  serve::Terms unofficial;
  const auto json =
      options.unofficial.empty() ? Result<std::string>("{}") : DiskFiles().Read(options.unofficial);
  serve::ServedWork *rules = nullptr, *policy = nullptr;
  for (const auto& work : works.all()) (work->id() == "mtr" ? policy : rules) = work.get();
  if (rules == nullptr || works.all().size() > (policy == nullptr ? 1 : 2))
    Fail("--api academy is for one work, and one called \"mtr\"");
  else if (!json)
    Fail(json.failure());
  else if (!serve::ReadTerms(*json, &unofficial))
    Fail(options.unofficial +
         " is no glossary: {\"key\": {\"term\": \"…\", \"definition\": \"…\"}}");
  else
    return std::make_unique<serve::Academy>(*rules, policy, std::move(unofficial), has_site, own);
  return nullptr;
}

// One line for each answer; no address of a client is kept.
serve::Log LogAs(const std::string& format) {
  if (format == "off") return nullptr;
  const bool json = format == "json";
  return [json](const auto& request, const auto& response, std::chrono::microseconds took) {
    const double milliseconds = static_cast<double>(took.count()) / 1000;
    const std::string size = response.get_header_value("Content-Length");
    if (!json) {
      return Tell(fmt::format("{} {} {} {} {:.1f}ms", request.method, request.target,
                              response.status, size.empty() ? "0" : size, milliseconds));
    }
    TellAsIs(Written([&](ByteSink& out) {
      JsonWriter line(out, JsonLayout::kOneLine);
      line.Document("method", request.method, "target", request.target, "status", response.status,
                    "bytes", size.empty() ? "0" : size, "ms", Hundredths{milliseconds});
    }));
  };
}

// What there is to serve, as it was named.
struct Served {
  std::optional<serve::SiteOnDisk> site;
  Works works;
};

// Returns kFailure, after a message, if something cannot be served.
int OpenServed(const std::vector<std::string>& names, Served* served) {
  std::vector<std::string> works;
  for (const std::string& name : names) {
    if (!IsSite(name)) {
      works.push_back(name);
    } else if (served->site) {
      return Fail("two sites were named: each needs a server of its own");
    } else if (!served->site.emplace(name).Has("/index.html")) {
      return Fail(name + " has no index.html: make a site with codicil site first");
    }
  }
  return AddWorks(works, &served->works);
}

// The pages of the works, if no site was named. An API that has the root for itself gets none.
std::unique_ptr<serve::ServedPages> PagesOf(const ServeOptions& options, Served& served,
                                            const std::string& own) {
  const auto has_files = [](const auto& work) { return work->HasFiles(); };
  if (served.site || options.api == "academy" ||
      std::ranges::none_of(served.works.all(), has_files))
    return nullptr;
  served.works.PutApart();
  const bool apart = served.works.all().size() > 1;
  std::string url = options.public_url;
  if (!url.empty() && !url.ends_with('/')) url += '/';
  return std::make_unique<serve::ServedPages>(
      served.works, std::move(url), apart ? own : "",
      [](const std::string& work, const Status& why) {
        Tell(fmt::format("the pages of {} cannot be made: {}", work, why.message()));
      });
}

// Answers until a signal stops it.
int Listen(httplib::Server& server, const ServeOptions& options) {
  // Else sixty threads keep what their largest answers took, each in a place of its own.
  mallopt(M_ARENA_MAX, 2);
  if (!server.bind_to_port(options.listen, options.port))
    return Fail(fmt::format("port {} is in use: choose another with --port", options.port));
  running = &server;
  const bool stopped = server.listen_after_bind();
  OnSignal(SIG_DFL);
  running = nullptr;
  return stopped ? kClean : Fail("the system accepts no more connections");
}

int Serve(const ServeOptions& options) {
  Served served;
  if (OpenServed(options.names, &served) != kClean) return kFailure;
  const bool ipv6 = options.listen.find(':') != std::string::npos;
  const std::string host = ipv6 ? "[" + options.listen + "]" : options.listen;
  const std::string own = fmt::format("http://{}:{}/", host, options.port);
  std::string url = options.public_url.empty() ? own : options.public_url;
  if (!url.ends_with('/')) url += '/';
  const auto pages = PagesOf(options, served, own);
  const serve::SiteFiles* const files =
      served.site ? &*served.site : static_cast<const serve::SiteFiles*>(pages.get());
  serve::Api api(served.works, {CODICIL_VERSION, url, files != nullptr});
  const bool as_academy = options.api == "academy";
  const auto academy =
      as_academy ? AcademyOf(options, served.works, files != nullptr, api) : nullptr;
  if (as_academy && !academy) return kFailure;
  serve::Answerer* const codicil_api = served.works.empty() ? nullptr : &api;
  serve::HttpServer server({files, options.port, {HostOf(url), HostOf(own)}},
                           served.site ? served.site->folder() : "",
                           academy ? academy.get() : codicil_api,
                           {options.limit, options.limit_given}, LogAs(options.log), [&] {
                             OnSignal(Stop);
                             Tell(fmt::format("{} (Ctrl-C to stop)", own));
                           });
  return Listen(server, options);
}

struct McpOptions {
  std::vector<std::string> works;
  std::string public_url;
};

// A message a line, as the protocol has it over standard input and output.
int ServeMcp(const McpOptions& options) {
  Works works;
  if (AddWorks(options.works, &works) != kClean) return kFailure;
  std::string url = options.public_url;
  if (!url.empty() && !url.ends_with('/')) url += '/';
  const serve::Mcp mcp(works, CODICIL_VERSION, url);
  for (std::string line; std::getline(std::cin, line);) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    const serve::Mcp::Reply reply = mcp.Answer(line);
    if (reply.body.empty()) continue;
    std::cout << reply.body << '\n' << std::flush;
    if (!std::cout) return Fail("standard output cannot be written");
  }
  return kClean;
}

}  // namespace

void AddServe(CLI::App& app, int* status) {
  const auto [command, options] = AddSubcommand(
      app, "serve", "Answer over HTTP: pages of works, and questions about them", Serve, status);
  command
      .add_option("DIR", options.names,
                  "Works to be shown and asked (a corpus, a database or an edition), a folder "
                  "written by codicil site, or both")
      ->required()
      ->type_name("");
  command.add_option("--port", options.port, "The port to listen on")
      ->type_name("N")
      ->transform(WholeNumber(1, 65535))
      ->capture_default_str();
  command.add_option("--listen", options.listen, "The address to listen on")
      ->type_name("ADDRESS")
      ->capture_default_str();
  command
      .add_option("--public-url", options.public_url,
                  "Where clients reach it, behind a proxy; its host may be asked for")
      ->type_name("URL");
  command.add_option("--log", options.log, "A line for each answer, on standard error")
      ->type_name("WHEN")
      ->transform(OneOf("log", {"off", "text", "json"}))
      ->capture_default_str();
  command
      .add_option(
          "--limit", options.limit,
          "Requests a minute from one address; 0 for any number. Of this machine only if it "
          "is given")
      ->type_name("N")
      ->transform(WholeNumber(0, 1000000))
      ->each([&given = options.limit_given](const std::string&) { given = true; })
      ->capture_default_str();
  command
      .add_option("--api", options.api,
                  "What is spoken: codicil, or academy, the API of Academy Ruins, as well")
      ->type_name("API")
      ->transform(OneOf("API", {"codicil", "academy"}))
      ->capture_default_str();
  command
      .add_option("--unofficial", options.unofficial,
                  "With --api academy: terms that are in no glossary, as /cr/unofficial-glossary "
                  "gives them")
      ->type_name("JSON");
  command.footer(
      "Example:\n  codicil serve corpus/emberfall --log text\n"
      "  codicil site corpus/emberfall -o site && codicil serve site");
}

void AddMcp(CLI::App& app, int* status) {
  const auto [command, options] = AddSubcommand(
      app, "mcp", "Let a model ask works, by the Model Context Protocol", ServeMcp, status);
  command.add_option("CORPUS", options.works, "Works: a corpus, a database or an edition")
      ->required()
      ->type_name("");
  command
      .add_option("--public-url", options.public_url,
                  "The address of a site of the work, for links in answers")
      ->type_name("URL");
  command.footer("Example:\n  codicil mcp corpus/emberfall </dev/null");
}

}  // namespace codicil::cli
