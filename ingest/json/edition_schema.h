// The schema of codicil-edition/1, docs/schema/codicil-edition-1.schema.json, compiled into the
// program.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ingest/json/json_tokens.h"

namespace codicil {

extern const std::string_view kEditionSchema;

struct SchemaFault {
  uint32_t value;       // the token of the value that does not fit
  std::string message;  // "/edition/language does not fit the schema (pattern)"
};

// Returns the first place that does not fit the schema; nullopt if there is none. `json` are the
// tokens of `text`, which must be JSON. Linear, without recursion over its depth: values that the
// schema does not describe are not descended into.
std::optional<SchemaFault> FindSchemaFault(std::string_view text, const JsonTokens& json);

}  // namespace codicil
