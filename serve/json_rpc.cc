#include "serve/json_rpc.h"

#include <fmt/format.h>

#include "serve/json.h"

namespace codicil::serve {
namespace {

RpcReply ErrorReply(const std::string& id, const RpcError& error) {
  rapidjson::Document memory;
  const std::string message = WrittenJson(JsonText(error.message, memory.GetAllocator()));
  const std::string data = error.data.empty() ? "" : ",\"data\":" + error.data;
  return {fmt::format(R"({{"jsonrpc":"2.0","id":{},"error":{{"code":{},"message":{}{}}}}})", id,
                      error.code, message, data),
          error.code};
}

}  // namespace

RpcReply AnswerRpc(std::string_view message, const RpcMethod& method) {
  rapidjson::Document request;
  if (!ReadJson(message, &request)) return ErrorReply("null", {kParseError, "no JSON", ""});
  const bool object = request.IsObject();
  const auto member = [&](const char* name) -> const rapidjson::Value* {
    const auto found = object ? request.FindMember(name) : request.MemberEnd();
    return object && found != request.MemberEnd() ? &found->value : nullptr;
  };
  const rapidjson::Value* const id = object ? member("id") : nullptr;
  const bool known_id = id != nullptr && (id->IsString() || id->IsNumber());
  const std::string name = object ? TextIn(request, "method") : "";
  const bool version = object && TextIn(request, "jsonrpc") == "2.0";
  if (!version || (id != nullptr && !known_id && !id->IsNull()))
    return ErrorReply(known_id ? WrittenJson(*id) : "null",
                      {kInvalidRequest, "no request of JSON-RPC 2.0", ""});
  if (id == nullptr || name.empty()) return {};  // a notification, or an answer to nothing
  const std::string written = WrittenJson(*id);
  const rapidjson::Value none(rapidjson::kObjectType);
  const rapidjson::Value* const params = member("params");
  try {
    if (params != nullptr && !params->IsObject())
      throw RpcError{kInvalidParams, "\"params\" is no object", ""};
    return {fmt::format(R"({{"jsonrpc":"2.0","id":{},"result":{}}})", written,
                        method(name, params == nullptr ? none : *params)),
            0};
  } catch (const RpcError& error) {
    return ErrorReply(written, error);
  }
}

}  // namespace codicil::serve
