#include "serve/json.h"

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <charconv>

namespace codicil::serve {

bool ReadJson(std::string_view text, rapidjson::Document* json) {
  constexpr unsigned kFlags =
      rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag;
  json->Parse<kFlags>(text.data(), text.size());
  return !json->HasParseError();
}

std::string WrittenJson(const rapidjson::Value& json) {
  rapidjson::StringBuffer buffer;
  rapidjson::Writer<rapidjson::StringBuffer> writer(buffer);
  json.Accept(writer);
  return {buffer.GetString(), buffer.GetSize()};
}

rapidjson::Value JsonText(std::string_view text, rapidjson::Document::AllocatorType& memory) {
  return rapidjson::Value(text.data(), static_cast<rapidjson::SizeType>(text.size()), memory);
}

std::string TextIn(const rapidjson::Value& object, const char* member) {
  if (!object.IsObject()) return "";
  const auto found = object.FindMember(member);
  if (found == object.MemberEnd() || !found->value.IsString()) return "";
  return {found->value.GetString(), found->value.GetStringLength()};
}

bool ReadWhole(std::string_view text, uint64_t* number) {
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, *number);
  return error == std::errc() && stop == end;
}

}  // namespace codicil::serve
