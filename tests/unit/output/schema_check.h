// Checks JSON against the schema that is shipped.
#pragma once

#include <rapidjson/document.h>
#include <rapidjson/schema.h>
#include <rapidjson/stringbuffer.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace codicil {

// Empty when `json` conforms to docs/schema/<name>, else where and why it does not.
inline std::string SchemaViolation(const std::string& json, const std::string& name) {
  const auto root =
      std::filesystem::path(__FILE__).parent_path().parent_path().parent_path().parent_path();
  std::ifstream file(root / "docs" / "schema" / name);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  rapidjson::Document schema_json, document;
  if (schema_json.Parse(text.c_str()).HasParseError()) return "the schema is no JSON";
  if (document.Parse(json.c_str()).HasParseError()) return "no JSON";
  const rapidjson::SchemaDocument schema(schema_json);
  rapidjson::SchemaValidator validator(schema);
  if (document.Accept(validator)) return {};
  rapidjson::StringBuffer where;
  validator.GetInvalidDocumentPointer().StringifyUriFragment(where);
  return std::string(where.GetString()) + " violates " + validator.GetInvalidSchemaKeyword();
}

inline std::string EditionSchemaViolation(const std::string& json) {
  return SchemaViolation(json, "codicil-edition-1.schema.json");
}

}  // namespace codicil
