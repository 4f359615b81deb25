#include "serve/api.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/ascii.h"
#include "base/split.h"
#include "output/json_writer.h"
#include "serve/json.h"
#include "serve/openapi.h"
#include "serve/problem.h"
#include "serve/replies.h"

namespace codicil::serve {
namespace {

using rapidjson::Document;

std::vector<std::string_view> PartsOf(std::string_view path) {
  std::vector<std::string_view> parts;
  for (const std::string_view part : Split(path, "/")) parts.push_back(part);
  return parts;
}

bool IsVariable(std::string_view part) { return part.starts_with('{'); }

bool Matches(const Route& route, const std::vector<std::string_view>& asked) {
  const auto parts = PartsOf(route.path);
  return std::ranges::equal(parts, asked, [](std::string_view part, std::string_view given) {
    return IsVariable(part) || part == given;
  });
}

std::string InPath(const Route& route, const std::vector<std::string_view>& asked,
                   std::string_view name) {
  const auto parts = PartsOf(route.path);
  for (size_t i = 0; i < parts.size(); ++i)
    if (parts[i] == fmt::format("{{{}}}", name)) return std::string(asked[i]);
  return "";
}

// The part of the path below the root of the API.
std::string_view Below(std::string_view path) { return path.substr(kApiRoot.size()); }

// A question made of a request.
class QuestionOf {
 public:
  QuestionOf(const Route& route, const httplib::Request& request)
      : route_(route), request_(request), asked_(PartsOf(Below(request.path))) {
    question_.SetObject();
    Add("ask", JsonText(route.ask, memory()));
  }

  // Fails if the request makes none.
  Status Read() {
    Status status = TakeBody();
    if (status.ok()) status = CheckNames();
    for (const Parameter& parameter : route_.parameters)
      if (status.ok()) status = Take(parameter);
    return status;
  }
  std::string work() const {
    const std::string named = TextIn(body_, "work");
    return named.empty() ? request_.get_param_value("work") : named;
  }
  bool as_text() const { return as_text_; }
  std::string Text() const { return WrittenJson(question_); }

 private:
  Document::AllocatorType& memory() { return question_.GetAllocator(); }
  void Add(std::string_view name, rapidjson::Value value) {
    question_.AddMember(JsonText(name, memory()), value, memory());
  }

  Status TakeBody() {
    if (route_.method != "POST") return {};
    const bool json = request_.get_header_value("Content-Type").starts_with("application/json");
    if (json) {
      if (!ReadJson(request_.body, &body_) || !body_.IsObject())
        return Status::Unclear("the body is no JSON object");
      return {};
    }
    body_.SetObject();  // the body is the text itself
    body_.AddMember("text", JsonText(request_.body, body_.GetAllocator()), body_.GetAllocator());
    return {};
  }

  bool Knows(std::string_view name) const {
    if (name == "work" || name == "as") return true;
    return std::ranges::any_of(route_.parameters, [&](const Parameter& parameter) {
      return parameter.name == name && parameter.in != In::kPath;
    });
  }
  // A name that is spelled wrong would else change nothing.
  Status CheckNames() {
    const std::string as = request_.get_param_value("as");
    as_text_ = as == "text";
    if (!as.empty() && as != "json" && !(as_text_ && route_.as_text))
      return Status::Unclear(route_.as_text ? "\"as\" is \"json\" or \"text\""
                                            : "\"as\" is \"json\"");
    if (as_text_) Add("as", JsonText("text", memory()));
    for (const auto& [name, value] : request_.params)
      if (!Knows(name)) return Status::Unclear(fmt::format("nothing is called \"{}\" here", name));
    if (!body_.IsObject()) return {};
    for (const auto& member : std::as_const(body_).GetObject())
      if (!Knows(member.name.GetString()))
        return Status::Unclear(
            fmt::format("nothing is called \"{}\" here", member.name.GetString()));
    return {};
  }

  Status Take(const Parameter& parameter) {
    const std::string name(parameter.name);
    if (parameter.in == In::kPath)
      Add(parameter.member, JsonText(InPath(route_, asked_, name), memory()));
    else if (body_.IsObject() && body_.HasMember(name.c_str()))
      Add(parameter.member, rapidjson::Value(body_[name.c_str()], memory()));
    else if (request_.has_param(name.c_str()))
      return TakeQuery(parameter, request_.get_param_value(name.c_str()));
    else if (parameter.required)
      return Status::Unclear(fmt::format("\"{}\" is missing", name));
    return {};
  }

  Status TakeQuery(const Parameter& parameter, const std::string& text) {
    if (parameter.kind != ValueKind::kNumber) {
      Add(parameter.member, JsonText(text, memory()));
      return {};
    }
    uint64_t number = 0;
    if (!ReadWhole(text, &number))
      return Status::Unclear(fmt::format("\"{}\" is a whole number", parameter.name));
    Add(parameter.member, rapidjson::Value(number));
    return {};
  }

  const Route& route_;
  const httplib::Request& request_;
  const std::vector<std::string_view> asked_;
  Document question_, body_;
  bool as_text_ = false;
};

void Refuse(int status, const char* allowed, httplib::Response& response) {
  response.set_header("Allow", allowed);
  SetProblem(status, fmt::format("only {}", allowed), {}, response);
}

}  // namespace

Api::Api(const Works& works, ApiSettings settings)
    : works_(works),
      settings_(std::move(settings)),
      mcp_(works, settings_.version, settings_.public_url) {}

bool Api::Has(const httplib::Request& request) const {
  const std::string& path = request.path;
  return path.starts_with("/api/") || path == "/mcp" || path == "/healthz" ||
         (path == "/" && !settings_.has_site);
}

void Api::Answer(const httplib::Request& request, httplib::Response& response) {
  AllowOthers(response);
  if (request.method == "OPTIONS") return AnswerPreflight(response);
  if (request.path == "/mcp") return AnswerMcp(request, response);
  if (request.path == "/healthz") return response.set_content("ok\n", "text/plain");
  if (request.path == "/")
    return response.set_content(fmt::format("The API is described at {}{}/openapi.json\n",
                                            settings_.public_url, kApiRoot.substr(1)),
                                "text/plain; charset=utf-8");
  AnswerRoute(request, response);
}

void Api::AnswerRoute(const httplib::Request& request, httplib::Response& response) {
  if (request.path == std::string(kApiRoot) + "/openapi.json")
    return SetAnswer(request, OpenApiOf(settings_.version, settings_.public_url),
                     "application/json", response);
  if (!request.path.starts_with(std::string(kApiRoot) + "/"))
    return SetProblem(404, "there is no such address", {std::string(kApiRoot) + "/openapi.json"},
                      response);
  const auto asked = PartsOf(Below(request.path));
  const std::string method = request.method == "HEAD" ? "GET" : request.method;
  const Route* other = nullptr;
  for (const Route& route : Routes()) {
    if (!Matches(route, asked)) continue;
    if (route.method == method) return Ask(route, request, response);
    other = &route;
  }
  if (other != nullptr) return Refuse(405, std::string(other->method).c_str(), response);
  SetProblem(404, "there is no such address", {std::string(kApiRoot) + "/openapi.json"}, response);
}

void Api::Ask(const Route& route, const httplib::Request& request, httplib::Response& response) {
  if (route.ask.empty()) return SetAnswer(request, ListOfWorks(), "application/json", response);
  QuestionOf question(route, request);
  if (const Status read = question.Read(); !read.ok()) return SetProblem(read, response);
  const auto work = works_.Find(question.work());
  if (!work) return SetProblem(work.failure(), response);
  auto reply = (*work)->Reply(question.Text());
  if (!reply) return SetProblem(reply.failure(), response);
  SetAnswer(request, *reply, question.as_text() ? "text/plain; charset=utf-8" : "application/json",
            response);
}

std::string Api::ListOfWorks() const {
  return Written([&](ByteSink& out) {
    JsonWriter json(out);
    json.Document("schema", "codicil-works/1", "works",
                  json.Each(works_.all(), [&](const auto& work) {
                    const ServedWork::Summary is = work->Summarised();
                    json.Object("id", is.id, "title", OrNull(is.title), "editions", is.editions,
                                "newest", is.newest, "date", OrNull(is.newest_date));
                  }));
  });
}

// A page of another site may not drive a model's tools: only one of this machine may, or of where
// this server is published.
void Api::AnswerMcp(const httplib::Request& request, httplib::Response& response) {
  const std::string origin = LowerCase(request.get_header_value("Origin"));
  if (!origin.empty() && !mcp_.IsAllowedOrigin(origin))
    return SetProblem(403, "this origin may not ask here", {}, response);
  if (request.method != "POST") return Refuse(405, "POST", response);
  const Mcp::Reply reply = mcp_.Answer(request.body);
  response.status = reply.status;
  response.set_header("Cache-Control", "no-store");
  if (!reply.body.empty()) response.set_content(reply.body, "application/json");
}

}  // namespace codicil::serve
