// JSON-RPC 2.0: one message in, one message out, over any transport.
#pragma once

#include <rapidjson/document.h>

#include <functional>
#include <string>
#include <string_view>

namespace codicil::serve {

inline constexpr int kParseError = -32700;
inline constexpr int kInvalidRequest = -32600;
inline constexpr int kMethodNotFound = -32601;
inline constexpr int kInvalidParams = -32602;

// Thrown by a method for what is wrong with its parameters, and caught by JsonRpc.
struct RpcError {
  int code;
  std::string message;
  std::string data;  // JSON, or empty
};

// Writes the result as JSON. `params` is an object, empty if there are none.
using RpcMethod =
    std::function<std::string(const std::string& method, const rapidjson::Value& params)>;

struct RpcReply {
  std::string body;  // empty for a notification, which nobody answers
  int error = 0;     // its code
};

// Answers a request by `method`.
RpcReply AnswerRpc(std::string_view message, const RpcMethod& method);

}  // namespace codicil::serve
