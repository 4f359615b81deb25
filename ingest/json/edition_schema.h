// The schema of codicil-edition/1, docs/schema/codicil-edition-1.schema.json, which is part of the
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
  uint32_t value;       // the token of what does not fit
  std::string message;  // "/edition/language does not fit the schema (pattern)"
};

// The first place of `json`, the tokens of `text`, that does not fit; nullopt where all does.
// `text` must be JSON. Linear, and no recursion over its depth: what the schema does not know of
// ends it.
std::optional<SchemaFault> FindSchemaFault(std::string_view text, const JsonTokens& json);

}  // namespace codicil
