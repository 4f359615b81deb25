// The tools that a model has: one table.
#pragma once

#include <span>
#include <string_view>

namespace codicil::serve {

struct ToolArgument {
  enum Kind : unsigned char { kText, kNumber, kTexts } kind;
  std::string_view name;
  std::string_view member;  // of the question (codicil/asked_work.h)
  bool required;
  std::string_view description;
};

struct Tool {
  std::string_view name;
  std::string_view description;
  std::string_view ask;
  std::span<const ToolArgument> arguments;
};

// In the order in which they are listed.
std::span<const Tool> Tools();

}  // namespace codicil::serve
