// The addresses of the API and what each asks: one table, from which requests are answered and the
// description of the API (OpenAPI) is made.
#pragma once

#include <span>
#include <string_view>

namespace codicil::serve {

inline constexpr std::string_view kApiRoot = "/api/v1";

enum class In : unsigned char { kPath, kQuery, kBody };
enum class ValueKind : unsigned char { kText, kNumber, kFraction, kTexts };

struct Parameter {
  std::string_view name;
  std::string_view member;  // of the question (codicil/asked_work.h)
  In in;
  ValueKind kind;
  bool required;
  std::string_view description;
  std::string_view example;
};

struct Route {
  std::string_view method;
  std::string_view path;  // below kApiRoot, with "{name}" for a part
  std::string_view id;    // of the operation
  std::string_view tag;
  std::string_view summary;
  std::string_view ask;     // of the question; empty for what no work is asked
  std::string_view schema;  // of the answer: "codicil-show/1"
  bool as_text;             // whether "as=text" gives the answer as a command prints it
  std::span<const Parameter> parameters;
};

std::span<const Route> Routes();

}  // namespace codicil::serve
