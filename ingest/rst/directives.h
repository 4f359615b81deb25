// The directives that the reader knows, and the misspellings of them.
#pragma once

#include <string_view>

#include "ingest/rst/block.h"

namespace codicil::rst {

struct DirectiveName {
  Directive directive = Directive::kUnknown;
  bool misspelt = false;  // "see also", "_seealso"
};

// `name` is what is between ".. " and "::".
DirectiveName LookUpDirective(std::string_view name);

// ".. admonition:: Example" and the like.
bool IsExampleTitle(std::string_view title);

}  // namespace codicil::rst
