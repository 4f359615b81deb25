#include "codicil/question.h"

#include <fmt/format.h>

namespace codicil {
namespace {

std::string TextOf(const rapidjson::Value& value, const char* name) {
  if (!value.IsString()) Refuse(fmt::format("\"{}\" must be a text", name));
  return {value.GetString(), value.GetStringLength()};
}

}  // namespace

Question::Question(std::string_view text) {
  constexpr unsigned kFlags =
      rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag;
  json_.Parse<kFlags>(text.data(), text.size());
  if (json_.HasParseError() || !json_.IsObject())
    Refuse("a question is a JSON object: {\"ask\": \"show\", \"name\": \"106.2\"}");
}

std::string Question::Text(const char* name, const char* otherwise) const {
  const auto found = json_.FindMember(name);
  if (found != json_.MemberEnd()) return TextOf(found->value, name);
  if (otherwise == nullptr) Refuse(fmt::format("\"{}\" is missing", name));
  return otherwise;
}

bool Question::IsAsText() const {
  const std::string as = Text("as", "json");
  if (as != "json" && as != "text") Refuse("\"as\" is \"json\" or \"text\"");
  return as == "text";
}

size_t Question::Number(const char* name, size_t otherwise) const {
  const auto found = json_.FindMember(name);
  if (found == json_.MemberEnd()) return otherwise;
  if (!found->value.IsUint()) Refuse(fmt::format("\"{}\" must be a whole number", name));
  return found->value.GetUint();
}

double Question::Fraction(const char* name, double otherwise) const {
  const auto found = json_.FindMember(name);
  if (found == json_.MemberEnd()) return otherwise;
  const bool fraction =
      found->value.IsNumber() && found->value.GetDouble() >= 0 && found->value.GetDouble() <= 1;
  if (!fraction) Refuse(fmt::format("\"{}\" must be a number from 0 to 1", name));
  return found->value.GetDouble();
}

std::vector<std::string> Question::Texts(const char* name) const {
  const auto found = json_.FindMember(name);
  if (found == json_.MemberEnd()) Refuse(fmt::format("\"{}\" is missing", name));
  if (!found->value.IsArray()) return {TextOf(found->value, name)};
  std::vector<std::string> texts;
  for (const auto& value : found->value.GetArray()) texts.push_back(TextOf(value, name));
  return texts;
}

}  // namespace codicil
