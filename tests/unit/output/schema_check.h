// Checks JSON against the published schemas.
#pragma once

#include <rapidjson/document.h>
#include <rapidjson/schema.h>
#include <rapidjson/stringbuffer.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace codicil {

// Returns "" if `json` conforms to docs/schema/<name>, otherwise where and why it does not.
inline std::string SchemaViolation(const std::string& json, const std::string& name) {
  std::ifstream file(std::filesystem::path(CODICIL_SOURCE_FOLDER) / "docs" / "schema" / name);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  rapidjson::Document schema_json, document;
  if (schema_json.Parse(text.c_str()).HasParseError()) return "the schema is not JSON";
  if (document.Parse(json.c_str()).HasParseError()) return "not JSON";
  const rapidjson::SchemaDocument schema(schema_json);
  rapidjson::SchemaValidator validator(schema);
  if (document.Accept(validator)) return {};
  rapidjson::StringBuffer where;
  validator.GetInvalidDocumentPointer().StringifyUriFragment(where);
  return std::string(where.GetString()) + " violates " + validator.GetInvalidSchemaKeyword();
}

// The same for JSON that names its own schema ("schema": "codicil-refs/1"), or SARIF. Returns ""
// for anything that is not JSON or not one of Codicil's own formats.
inline std::string ViolationOfItsSchema(const std::string& json) {
  rapidjson::Document document;
  if (document.Parse(json.c_str()).HasParseError() || !document.IsObject()) return {};
  if (document.HasMember("runs")) return SchemaViolation(json, "codicil-check-sarif.schema.json");
  if (!document.HasMember("schema")) return {};
  std::string name = document["schema"].GetString();
  name.replace(name.find('/'), 1, "-");
  return SchemaViolation(json, name + ".schema.json");
}

inline std::string EditionSchemaViolation(const std::string& json) {
  return SchemaViolation(json, "codicil-edition-1.schema.json");
}

}  // namespace codicil
