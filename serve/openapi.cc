#include "serve/openapi.h"

#include <fmt/format.h>

#include <array>
#include <map>
#include <set>

#include "output/json_writer.h"
#include "serve/json.h"
#include "serve/routes.h"

namespace codicil::serve {
namespace {

constexpr std::string_view kTypes[] = {"string", "integer", "number", "array"};

constexpr Parameter kWork{
    "work", "", In::kQuery, ValueKind::kText, false, "Which work, where several are served.", {}};

class OpenApiWriter {
  // {"$ref": "#/components/schemas/…"}
  auto Reference(std::string_view name) {
    return
        [this, path = "#/components/schemas/" + std::string(name)] { json_.Object("$ref", path); };
  }

 public:
  explicit OpenApiWriter(ByteSink& out) : json_(out) {}

  void Write(const std::string& version, const std::string& public_url) {
    const std::string server = public_url + std::string(kApiRoot.substr(1));
    json_.Document(
        "openapi", "3.1.0", "info",
        json_.Of("title", "Codicil", "version", version, "summary",
                 "Numbered rulebooks through all their editions", "description",
                 "Every answer of /api/v1 has the JSON of a command of Codicil; \"schema\" names "
                 "it, and docs/schema describes it. Nothing can be changed.",
                 "contact", json_.Of("name", "The keeper of this server"), "license",
                 json_.Of("name", "MIT", "identifier", "MIT")),
        "servers",
        json_.Each(std::array{server}, [&](const auto& url) { json_.Object("url", url); }),
        "security", json_.Array([] {}), "tags",
        json_.Each(
            kTags,
            [&](const auto& tag) { json_.Object("name", tag.first, "description", tag.second); }),
        "paths", json_.Of([&] { WritePaths(); }), "components",
        json_.Of("schemas", json_.Of([&] { WriteSchemas(); }), "responses",
                 json_.Of("Problem",
                          json_.Of("description",
                                   "What is wrong, and names that are like what was asked for",
                                   "content",
                                   json_.Of("application/problem+json",
                                            json_.Of("schema", Reference("Problem")))))));
  }

 private:
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kTags = {
      {{"works", "What is served"},
       {"reading", "An edition"},
       {"history", "Through the editions"},
       {"texts", "Other people's texts"}}};

  static std::string SchemaName(std::string_view schema) {
    std::string name(schema);
    name.replace(name.find('/'), 1, "-");
    return name;
  }

  void WritePaths() {
    for (const Route& route : Routes()) {
      const std::string method = route.method == "GET" ? "get" : "post";
      json_.Members(route.path, json_.Of(method, json_.Of([&] { WriteOperation(route); })));
    }
  }

  void WriteOperation(const Route& route) {
    json_.Members("operationId", route.id, "tags", std::array{route.tag}, "summary", route.summary,
                  "description", fmt::format("{}.", route.summary), "parameters",
                  json_.Array([&] { WriteParameters(route); }));
    if (route.method == "POST") WriteBody(route);
    json_.Members("responses", json_.Of("200", json_.Of([&] { WriteAnswer(route); }), "4XX",
                                        json_.Of("$ref", "#/components/responses/Problem")));
  }

  void WriteParameters(const Route& route) {
    for (const Parameter& parameter : route.parameters)
      if (parameter.in != In::kBody) WriteParameter(parameter);
    if (!route.ask.empty()) WriteParameter(kWork);
    if (route.as_text)
      json_.Object(
          "name", "as", "in", "query", "required", false, "description",
          "As JSON, or as a command of Codicil prints it.", "schema",
          json_.Of("type", "string", "enum", std::array{"json", "text"}, "default", "json"));
  }

  void WriteParameter(const Parameter& parameter) {
    json_.Object(
        "name", parameter.name, "in", parameter.in == In::kPath ? "path" : "query", "required",
        parameter.required, "description", parameter.description, "schema",
        json_.Of("type", kTypes[static_cast<size_t>(parameter.kind)]), "example",
        If(!parameter.example.empty() && parameter.kind == ValueKind::kText, parameter.example));
  }

  void WriteBody(const Route& route) {
    json_.Members(
        "requestBody",
        json_.Of("required", true, "content",
                 json_.Of("application/json",
                          json_.Of("schema", json_.Of([&] { WriteBodySchema(route); })))));
  }
  void WriteBodySchema(const Route& route) {
    std::vector<std::string_view> required;
    for (const Parameter& parameter : route.parameters)
      if (parameter.required) required.push_back(parameter.name);
    json_.Members("type", "object", "required", required, "additionalProperties", false,
                  "properties", json_.Of([&] {
                    for (const Parameter& parameter : route.parameters) WriteMember(parameter);
                    json_.Members("work",
                                  json_.Of("type", "string", "description", kWork.description));
                  }));
  }
  void WriteMember(const Parameter& parameter) {
    const bool list = parameter.kind == ValueKind::kTexts;
    json_.Members(parameter.name, json_.Of("type", kTypes[static_cast<size_t>(parameter.kind)],
                                           "items", If(list, json_.Of("type", "string")),
                                           "description", parameter.description));
  }

  void WriteAnswer(const Route& route) {
    json_.Members("description", route.schema, "content", json_.Of([&] {
      json_.Members("application/json", json_.Of("schema", Reference(SchemaName(route.schema))));
      if (route.as_text)
        json_.Members("text/plain", json_.Of("schema", json_.Of("type", "string")));
    }));
  }

  void WriteSchemas() {
    std::set<std::string_view> schemas;
    for (const Route& route : Routes()) schemas.insert(route.schema);
    for (const std::string_view schema : schemas)
      json_.Members(SchemaName(schema),
                    json_.Of("type", "object", "required", std::array{"schema"}, "properties",
                             json_.Of("schema", json_.Of("const", schema))));
    json_.Members(
        "Problem",
        json_.Of("type", "object", "required", std::array{"type", "title", "status", "detail"},
                 "properties",
                 json_.Of("type", json_.Of("type", "string"), "title", json_.Of("type", "string"),
                          "status", json_.Of("type", "integer"), "detail",
                          json_.Of("type", "string"), "suggestions",
                          json_.Of("type", "array", "items", json_.Of("type", "string")))));
  }

  JsonWriter json_;
};

}  // namespace

std::string OpenApiOf(const std::string& version, const std::string& public_url) {
  return Written([&](ByteSink& out) { OpenApiWriter(out).Write(version, public_url); });
}

}  // namespace codicil::serve
