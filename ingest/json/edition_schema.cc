#include "ingest/json/edition_schema.h"

#include <fmt/format.h>
#include <rapidjson/document.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>
#include <rapidjson/schema.h>
#include <rapidjson/stringbuffer.h>

#include <algorithm>

namespace codicil {
namespace {

uint32_t Resolve(const rapidjson::Pointer& pointer, const JsonTokens& json) {
  uint32_t value = 0;
  for (size_t i = 0; i < pointer.GetTokenCount() && value != JsonTokens::kNone; ++i) {
    const auto& token = pointer.GetTokens()[i];
    if (json.Is(value, JsonToken::Kind::kArray)) {
      const std::vector<uint32_t> elements = json.Elements(value);
      value = token.index < elements.size() ? elements[token.index] : JsonTokens::kNone;
    } else {
      value = json.Member(value, {token.name, token.length});
    }
  }
  return value == JsonTokens::kNone ? 0 : value;
}

// Returns the first member that the schema's object at `rule` requires and `object` lacks.
std::string Missing(const rapidjson::Value& rule, uint32_t object, const JsonTokens& json) {
  for (const auto& name : rule["required"].GetArray()) {
    if (json.Member(object, name.GetString()) == JsonTokens::kNone) return name.GetString();
  }
  return {};
}

// Returns the last token that begins before `offset`.
uint32_t TokenBefore(size_t offset, const JsonTokens& json) {
  const auto& list = json.list();
  const auto behind = std::partition_point(
      list.begin(), list.end(), [&](const JsonToken& token) { return token.begin < offset; });
  return static_cast<uint32_t>(behind - list.begin()) - 1;
}

SchemaFault Describe(const rapidjson::SchemaValidator& validator, const rapidjson::Value& schema,
                     size_t offset, const JsonTokens& json) {
  const std::string_view keyword = validator.GetInvalidSchemaKeyword();
  const rapidjson::Pointer place = validator.GetInvalidDocumentPointer();
  const uint32_t value = Resolve(place, json);
  if (keyword == "required") {
    const rapidjson::Value* rule = validator.GetInvalidSchemaPointer().Get(schema);
    return {value, fmt::format("the schema requires \"{}\" here", Missing(*rule, value, json))};
  }
  if (keyword == "additionalProperties") {
    const uint32_t key = TokenBefore(offset, json);
    return {key, fmt::format("the schema has no \"{}\" here", json.Text(key))};
  }
  rapidjson::StringBuffer where;
  place.Stringify(where);
  return {value, fmt::format("{} does not fit the schema ({})", where.GetString(), keyword)};
}

}  // namespace

std::optional<SchemaFault> FindSchemaFault(std::string_view text, const JsonTokens& json) {
  rapidjson::Document parsed;
  parsed.Parse(kEditionSchema.data(), kEditionSchema.size());
  const rapidjson::SchemaDocument schema(parsed);
  rapidjson::SchemaValidator validator(schema);
  rapidjson::MemoryStream stream(text.data(), text.size());
  rapidjson::Reader reader;
  const auto result = reader.Parse<rapidjson::kParseIterativeFlag>(stream, validator);
  if (!result.IsError() || validator.IsValid()) return std::nullopt;
  return Describe(validator, parsed, result.Offset(), json);
}

}  // namespace codicil
