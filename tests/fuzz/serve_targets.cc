// What comes over the network: messages of JSON-RPC, and requests with their parameters.

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "serve/academy.h"
#include "serve/api.h"
#include "serve/json.h"
#include "targets.h"

namespace codicil::fuzz {
namespace {

namespace fs = std::filesystem;

constexpr char kManifest[] =
    "[work]\nid = \"ember\"\ntitle = \"Ember Rules\"\n"
    "[[edition]]\nid = \"one\"\ncode = \"ONE\"\ndate = 2031-05-02\nfiles = [\"one.txt\"]\n"
    "[[edition]]\nid = \"two\"\ncode = \"TWO\"\ndate = 2032-06-07\nfiles = [\"two.txt\"]\n";
constexpr char kOne[] =
    "Ember Rules\n\n1. Play\n\n100. Basics\n\n100.1. A warden lights a relic. See rule 101.1.\n\n"
    "100.1a A relic that is lit stays lit.\nExample: A lamp is lit.\n\n"
    "101. Keyword Abilities\n\n101.1. Hush\n\n101.1a Hush is a standing ability.\n\n"
    "101.1b A warden with hush is not heard.\n\nGlossary\n\nEmber\nA spark of a relic.\n\n"
    "Hush, Still (Obsolete)\nSee rule 101.1, \"Hush.\"\n\nCredits\n\nThe Wardens\n";
constexpr char kTwo[] =
    "Ember Rules\n\n1. Play\n\n100. Basics\n\n100.1. A warden lights two relics. See rule "
    "101.2.\n\n"
    "101. Keyword Abilities\n\n101.1. Ward\n\n101.1a Ward is a standing ability. Nothing else "
    "is.\n\n"
    "101.2. Hush\n\n101.2a Hush is a standing ability.\n\n"
    "101.2b A warden with hush is not heard.\n\nGlossary\n\nEmber\nA bright spark of a relic.\n\n"
    "Hush, Still (Obsolete)\nSee rule 101.2, \"Hush.\"\n\nCredits\n\nThe Wardens\n";

// A small work of two editions, and all that answers of it.
class Served {
 public:
  Served() {
    std::string pattern = (fs::temp_directory_path() / "codicil-fuzz-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    std::ofstream(folder_ / "corpus.toml") << kManifest;
    std::ofstream(folder_ / "one.txt") << kOne;
    std::ofstream(folder_ / "two.txt") << kTwo;
    opened_ = works_.Add(folder_.string());
  }
  ~Served() { fs::remove_all(folder_); }
  Served(const Served&) = delete;
  Served& operator=(const Served&) = delete;

  static Served& The() {
    static Served served;
    return served;
  }
  const Status& opened() const { return opened_; }
  const serve::Works& works() const { return works_; }

  httplib::Response Answer(const httplib::Request& request) {
    serve::Api api(works_, {"0", "http://127.0.0.1:8000/", false});
    serve::Academy academy(*works_.all().front(), works_.all().front().get(), {}, false, api);
    httplib::Response response;
    academy.Answer(request, response);
    return response;
  }

 private:
  fs::path folder_;
  serve::Works works_;
  Status opened_;
};

bool IsJson(const std::string& text) {
  rapidjson::Document json;
  return serve::ReadJson(text, &json);
}

// "METHOD TARGET", and after the line the body.
httplib::Request RequestIn(std::string_view bytes) {
  const size_t line = std::min(bytes.find('\n'), bytes.size());
  const size_t space = std::min(bytes.find(' '), line);
  httplib::Request request;
  request.method = bytes.substr(0, space);
  request.target = bytes.substr(std::min(space + 1, line), line - std::min(space + 1, line));
  if (!request.target.starts_with('/')) request.target.insert(0, "/");
  request.body = bytes.substr(std::min(line + 1, bytes.size()));
  const size_t query = std::min(request.target.find('?'), request.target.size());
  request.path = httplib::detail::decode_url(request.target.substr(0, query), false);
  if (query < request.target.size())
    httplib::detail::parse_query_text(request.target.substr(query + 1), request.params);
  if (request.body.starts_with('{')) request.set_header("Content-Type", "application/json");
  return request;
}

}  // namespace

std::string Rpc(std::string_view bytes) {
  Served& served = Served::The();
  if (!served.opened().ok()) return served.opened().message();
  const serve::Mcp mcp(served.works(), "0", "");
  const serve::Mcp::Reply reply = mcp.Answer(bytes);
  if (reply.body.empty()) return reply.status == 202 ? "" : "an answer without a body";
  if (!IsJson(reply.body)) return fmt::format("no JSON: {}", reply.body);
  return reply.status == 200 || reply.status == 400 ? "" : fmt::format("status {}", reply.status);
}

std::string Request(std::string_view bytes) {
  static const std::set<int> kStatuses{200, 202, 204, 304, 307, 400, 403, 404, 405, 422};
  Served& served = Served::The();
  if (!served.opened().ok()) return served.opened().message();
  const httplib::Response response = served.Answer(RequestIn(bytes));
  const int status = response.status == -1 ? 200 : response.status;  // the library fills it in
  if (!kStatuses.contains(status)) return fmt::format("status {}", status);
  const std::string type = response.get_header_value("Content-Type");
  if (type.find("json") != std::string::npos && !IsJson(response.body))
    return fmt::format("no JSON: {}", response.body);
  const std::string location = response.get_header_value("Location");
  if ((status == 307) != !location.empty()) return "a location without its status";
  return location.find_first_of("\r\n") == std::string::npos ? "" : "a location of two lines";
}

}  // namespace codicil::fuzz
