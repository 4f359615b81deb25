#include "serve/mcp.h"

#include <fmt/format.h>
#include <httplib.h>

#include <algorithm>
#include <array>
#include <optional>

#include "output/json_writer.h"
#include "serve/json.h"
#include "text/code_points.h"

namespace codicil::serve {
namespace {

// The revision in which each request says what it needs, and those that begin with a handshake.
constexpr std::string_view kStateless = "2026-07-28";
constexpr std::array<std::string_view, 4> kHandshaken = {"2025-11-25", "2025-06-18", "2025-03-26",
                                                         "2024-11-05"};
constexpr char kVersionKey[] = "io.modelcontextprotocol/protocolVersion";
constexpr int kUnsupportedVersion = -32022;

constexpr char kPrompt[] = "answer-with-citations";

constexpr char kInstructions[] =
    "Numbered rules in all their editions. Numbers change between editions: read a provision "
    "before "
    "you cite it, name the edition, and run verify over what you have written.";

// Some 20,000 tokens.
constexpr size_t kMostBytes = 60'000;
constexpr uint64_t kFreshFor = 300'000;  // milliseconds

template <typename Write>
std::string OneLine(Write write) {
  std::string text = Written([&](ByteSink& out) {
    JsonWriter json(out, JsonLayout::kOneLine);
    write(json);
  });
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

// The revision that a request of its own states; nullopt where a handshake did.
std::optional<std::string> StatedVersion(const rapidjson::Value& params) {
  const auto meta = params.FindMember("_meta");
  if (meta == params.MemberEnd() || !meta->value.IsObject()) return std::nullopt;
  if (!meta->value.HasMember(kVersionKey)) return std::nullopt;
  return TextIn(meta->value, kVersionKey);
}

void CheckVersion(const std::string& stated) {
  if (stated == kStateless) return;
  const std::string data = OneLine([&](JsonWriter& json) {
    json.Object("supported", std::array{kStateless}, "requested", stated);
  });
  throw RpcError{kUnsupportedVersion, "this revision of the protocol is not supported", data};
}

bool MayBeKept(const std::string& method) {
  return method.ends_with("/list") || method == "resources/read" || method == "server/discover";
}

// What every result has in the revision without a handshake.
std::string Stamped(std::string result, const std::string& method, const std::string& version) {
  const std::string kept =
      MayBeKept(method) ? fmt::format(R"(,"ttlMs":{},"cacheScope":"public")", kFreshFor) : "";
  result.pop_back();
  return fmt::format(
      R"({}{}"resultType":"complete","_meta":{{"io.modelcontextprotocol/serverInfo":{{"name":"codicil","version":"{}"}}}}{}}})",
      result, result.back() == '{' ? "" : ",", version, kept);
}

// Returns where the character begins that has the byte `at`.
size_t CharacterAt(std::string_view text, size_t at) {
  while (at > 0 && at < text.size() && !StartsCodePoint(text[at])) --at;
  return at;
}

// The part of a text from `next` on that fits in an answer, and how to ask for the rest. No answer
// has half a character: whoever asks may name any byte, and a line may be longer than an answer.
std::string Bounded(const std::string& text, uint64_t next) {
  const size_t begin = CharacterAt(text, std::min<size_t>(next, text.size()));
  if (text.size() - begin <= kMostBytes) return text.substr(begin);
  const size_t line = text.rfind('\n', begin + kMostBytes);
  const bool whole_lines = line != std::string::npos && line > begin;
  const size_t end = whole_lines ? line + 1 : CharacterAt(text, begin + kMostBytes);
  return text.substr(begin, end - begin) +
         fmt::format("[{} of {} bytes are left: ask again with \"next\": {}]\n", text.size() - end,
                     text.size(), end);
}

void WriteArgument(const ToolArgument& argument, JsonWriter& json) {
  static constexpr std::string_view kTypes[] = {"string", "integer", "array"};
  const bool list = argument.kind == ToolArgument::kTexts;
  json.Members(argument.name,
               json.Of("type", kTypes[argument.kind], "items", If(list, json.Of("type", "string")),
                       "minimum", If(argument.kind == ToolArgument::kNumber, 1), "description",
                       argument.description));
}

// Thrown by what reads the arguments of a tool: what the model has to do is a result, not an error
// of the protocol.
struct ToolFault {
  std::string why;
};

std::string NamesOf(const Tool& tool) {
  std::string names;
  for (const ToolArgument& argument : tool.arguments)
    names += fmt::format("{}\"{}\"", names.empty() ? "" : ", ", argument.name);
  return names.empty() ? "none" : names;
}

void CheckKind(const ToolArgument& argument, const rapidjson::Value& value) {
  const bool texts = value.IsArray() && std::ranges::all_of(value.GetArray(), [](const auto& one) {
                       return one.IsString();
                     });
  switch (argument.kind) {
    case ToolArgument::kText:
      if (!value.IsString()) throw ToolFault{fmt::format("\"{}\" must be a text", argument.name)};
      return;
    case ToolArgument::kNumber:
      if (!value.IsUint())
        throw ToolFault{fmt::format("\"{}\" must be a whole number", argument.name)};
      return;
    case ToolArgument::kTexts:
      if (!texts && !value.IsString())
        throw ToolFault{fmt::format("\"{}\" must be a list of texts", argument.name)};
  }
}

// Throws ToolFault.
std::string QuestionFor(const Tool& tool, const rapidjson::Value& arguments) {
  rapidjson::Document question(rapidjson::kObjectType);
  auto& memory = question.GetAllocator();
  const auto add = [&](std::string_view name, rapidjson::Value value) {
    question.AddMember(JsonText(name, memory), value, memory);
  };
  add("ask", JsonText(tool.ask, memory));
  if (tool.ask != "editions") add("as", JsonText("text", memory));
  for (const auto& member : arguments.GetObject()) {
    const std::string_view name(member.name.GetString(), member.name.GetStringLength());
    if (name == "work" || name == "next") continue;
    const auto known = std::ranges::find(tool.arguments, name, &ToolArgument::name);
    if (known == tool.arguments.end())
      throw ToolFault{fmt::format("{} has no \"{}\"; it has {}", tool.name, name, NamesOf(tool))};
    CheckKind(*known, member.value);
    add(known->member, rapidjson::Value(member.value, memory));
  }
  for (const ToolArgument& argument : tool.arguments)
    if (argument.required && !question.HasMember(std::string(argument.member).c_str()))
      throw ToolFault{fmt::format("\"{}\" is missing: {}", argument.name, argument.description)};
  return WrittenJson(question);
}

std::string Explained(const Status& failure) {
  if (failure.instead().empty()) return failure.message();
  return fmt::format("{}; did you mean {}?", failure.message(), fmt::join(failure.instead(), ", "));
}

// "codicil://emberfall/e4/203.1"
struct ResourceName {
  std::string work, edition, name;
};
std::optional<ResourceName> ReadUri(const std::string& uri) {
  constexpr std::string_view kScheme = "codicil://";
  if (!uri.starts_with(kScheme)) return std::nullopt;
  const std::string rest = httplib::detail::decode_url(uri.substr(kScheme.size()), false);
  const size_t first = rest.find('/');
  const size_t second = first == std::string::npos ? first : rest.find('/', first + 1);
  if (first == std::string::npos) return std::nullopt;
  return ResourceName{rest.substr(0, first), rest.substr(first + 1, second - first - 1),
                      second == std::string::npos ? "" : rest.substr(second + 1)};
}

}  // namespace

Mcp::Mcp(const Works& works, std::string version, std::string public_url)
    : works_(works), version_(std::move(version)), public_url_(std::move(public_url)) {}

bool Mcp::IsAllowedOrigin(std::string_view origin) const {
  if (!public_url_.empty() && public_url_.starts_with(std::string(origin) + "/")) return true;
  const size_t scheme = origin.find("://");
  if (scheme == std::string_view::npos) return false;
  std::string_view host = origin.substr(scheme + 3);
  if (const size_t port = host.rfind(':'); port != std::string_view::npos && !host.ends_with(']'))
    host = host.substr(0, port);
  return host == "localhost" || host == "127.0.0.1" || host == "[::1]";
}

Mcp::Reply Mcp::Answer(std::string_view message) const {
  const auto method = [this](const std::string& name, const Params& params) {
    const auto stated = StatedVersion(params);
    if (stated) CheckVersion(*stated);
    std::string result = Method(name, params);
    return stated ? Stamped(std::move(result), name, version_) : result;
  };
  const RpcReply reply = AnswerRpc(message, method);
  if (reply.body.empty()) return {202, ""};
  const bool bad = reply.error == kParseError || reply.error == kInvalidRequest ||
                   reply.error == kUnsupportedVersion;
  return {bad ? 400 : 200, reply.body};
}

std::string Mcp::Method(const std::string& method, const Params& params) const {
  if (method == "initialize") return Initialize(params);
  if (method == "server/discover") return Discover();
  if (method == "ping") return "{}";
  if (method == "tools/list") return ListTools();
  if (method == "tools/call") return CallTool(params);
  if (method == "resources/list") return ListResources();
  if (method == "resources/templates/list") return ListTemplates();
  if (method == "resources/read") return ReadResource(params);
  if (method == "prompts/list") return ListPrompts();
  if (method == "prompts/get") return GetPrompt(params);
  throw RpcError{kMethodNotFound, fmt::format("there is no method \"{}\"", method), ""};
}

std::string Mcp::Initialize(const Params& params) const {
  const std::string asked = TextIn(params, "protocolVersion");
  const bool known = std::ranges::find(kHandshaken, asked) != kHandshaken.end();
  return OneLine([&](JsonWriter& json) {
    json.Object(
        "protocolVersion", known ? std::string_view(asked) : kHandshaken.front(), "capabilities",
        json.Of("tools", json.Of(), "resources", json.Of(), "prompts", json.Of()), "serverInfo",
        json.Of("name", "codicil", "version", version_), "instructions", kInstructions);
  });
}

std::string Mcp::Discover() const {
  return OneLine([&](JsonWriter& json) {
    json.Object("supportedVersions", std::array{kStateless}, "capabilities",
                json.Of("tools", json.Of(), "resources", json.Of(), "prompts", json.Of()),
                "instructions", kInstructions);
  });
}

std::string Mcp::ListTools() const {
  const bool several = works_.all().size() > 1;
  return OneLine([&](JsonWriter& json) {
    json.Object("tools", json.Each(Tools(), [&](const Tool& tool) {
      std::vector<std::string_view> required;
      for (const ToolArgument& argument : tool.arguments)
        if (argument.required) required.push_back(argument.name);
      if (several) required.push_back("work");
      json.Object("name", tool.name, "description", tool.description, "inputSchema",
                  json.Of("type", "object", "properties", json.Of([&] {
                    for (const ToolArgument& argument : tool.arguments)
                      WriteArgument(argument, json);
                    if (several) json.Members("work", json.Of("type", "string"));
                    json.Members("next", json.Of("type", "integer", "minimum", 0, "description",
                                                 "to go on with a long answer"));
                  }),
                          "required", required, "additionalProperties", false),
                  "annotations", json.Of("readOnlyHint", true, "openWorldHint", false));
    }));
  });
}

// What the answer is of: the work, the edition and whether it is the newest, and where to read it.
std::string Mcp::HeadOf(ServedWork& work, const std::string& edition,
                        const std::string& name) const {
  const ServedWork::Identity is = work.Identify(edition, name);
  std::string head = fmt::format("[{}, edition {}{}, {}]", is.title.empty() ? work.id() : is.title,
                                 is.edition, is.date.empty() ? "" : " of " + is.date,
                                 is.newest ? "the newest" : "not the newest");
  const bool has_page = work.HasFiles() || work.folder().empty();
  if (has_page && !is.address.empty() && !public_url_.empty())
    head += " " + public_url_ + work.folder() + is.address;
  return head + "\n";
}

std::string Mcp::AskedFor(const Tool& tool, const Params& arguments, bool* failed) const {
  *failed = true;
  try {
    const std::string question = QuestionFor(tool, arguments);
    const auto work = works_.Find(TextIn(arguments, "work"));
    if (!work) return Explained(work.failure());
    auto reply = (*work)->Reply(question);
    if (!reply) return Explained(reply.failure());
    *failed = false;
    const auto next = arguments.FindMember("next");
    const bool on = next != arguments.MemberEnd() && next->value.IsUint64();
    const std::string edition = TextIn(arguments, tool.ask == "diff" ? "new" : "edition");
    return HeadOf(**work, edition, TextIn(arguments, "name")) +
           Bounded(*reply, on ? next->value.GetUint64() : 0);
  } catch (const ToolFault& fault) {
    return fault.why;
  }
}

std::string Mcp::CallTool(const Params& params) const {
  const std::string name = TextIn(params, "name");
  const auto tool = std::ranges::find(Tools(), name, &Tool::name);
  if (tool == Tools().end())
    throw RpcError{kInvalidParams, fmt::format("there is no tool \"{}\"", name), ""};
  const Params none(rapidjson::kObjectType);
  const auto given = params.FindMember("arguments");
  const bool has = given != params.MemberEnd();
  if (has && !given->value.IsObject())
    throw RpcError{kInvalidParams, "\"arguments\" is no object", ""};
  bool failed = false;
  const std::string text = AskedFor(*tool, has ? given->value : none, &failed);
  return OneLine([&](JsonWriter& json) {
    json.Object(
        "content",
        json.Each(std::array{&text},
                  [&](const std::string* one) { json.Object("type", "text", "text", *one); }),
        "isError", failed);
  });
}

std::string Mcp::ListResources() const {
  return OneLine([&](JsonWriter& json) {
    json.Object("resources", json.Each(works_.all(), [&](const auto& work) {
      const ServedWork::Summary is = work->Summarised();
      json.Object("uri", fmt::format("codicil://{}/{}", is.id, is.newest), "name",
                  fmt::format("{} {}", is.id, is.newest), "title",
                  is.title.empty() ? is.id : is.title, "description",
                  "The outline of the newest edition", "mimeType", "text/plain");
    }));
  });
}

std::string Mcp::ListTemplates() const {
  return OneLine([&](JsonWriter& json) {
    json.Object("resourceTemplates", json.Each(works_.all(), [&](const auto& work) {
      json.Object("uriTemplate", fmt::format("codicil://{}/{{edition}}/{{name}}", work->id()),
                  "name", work->id() + " provision", "description",
                  "A provision of an edition, by number, title or lineage id", "mimeType",
                  "text/plain");
    }));
  });
}

std::string Mcp::ReadResource(const Params& params) const {
  constexpr int kNotFound = -32002;
  const std::string uri = TextIn(params, "uri");
  const auto named = ReadUri(uri);
  const auto fail = [](const Status& why) { throw RpcError{kNotFound, Explained(why), ""}; };
  if (!named) fail(Status::Unclear("an address is codicil://WORK/EDITION/NAME"));
  const auto work = works_.Find(named->work);
  if (!work) fail(work.failure());
  const std::string question = OneLine([&](JsonWriter& json) {
    const bool whole = named->name.empty();
    json.Object("ask", whole ? "outline" : "show", "as", "text", "edition", named->edition, "name",
                If(!whole, named->name));
  });
  const auto reply = (*work)->Reply(question);
  if (!reply) fail(reply.failure());
  const std::string text = HeadOf(**work, named->edition, named->name) + Bounded(*reply, 0);
  return OneLine([&](JsonWriter& json) {
    json.Object("contents", json.Each(std::array{&text}, [&](const std::string* one) {
      json.Object("uri", uri, "mimeType", "text/plain", "text", *one);
    }));
  });
}

std::string Mcp::ListPrompts() const {
  return OneLine([&](JsonWriter& json) {
    json.Object("prompts", json.Each(std::array{kPrompt}, [&](const char* name) {
      json.Object("name", name, "description",
                  "Answer a question from the rules, with citations that hold", "arguments",
                  json.Each(std::array{"question"}, [&](const char* argument) {
                    json.Object("name", argument, "description", "What is asked", "required", true);
                  }));
    }));
  });
}

std::string Mcp::GetPrompt(const Params& params) const {
  if (TextIn(params, "name") != kPrompt)
    throw RpcError{kInvalidParams, "there is no such prompt", ""};
  const auto arguments = params.FindMember("arguments");
  const std::string question =
      arguments == params.MemberEnd() ? "" : TextIn(arguments->value, "question");
  if (question.empty()) throw RpcError{kInvalidParams, "\"question\" is missing", ""};
  const std::string text = fmt::format(
      "Answer this question from the rules: {}\n\nSearch, and read every provision before you cite "
      "it. Cite by number, name the edition, and quote word for word. Run verify over your answer, "
      "mend what it reports, and say what it did not check.",
      question);
  return OneLine([&](JsonWriter& json) {
    json.Object("messages", json.Each(std::array{&text}, [&](const std::string* one) {
      json.Object("role", "user", "content", json.Of("type", "text", "text", *one));
    }));
  });
}

}  // namespace codicil::serve
