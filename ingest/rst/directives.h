// The directives that the reader knows, and their misspellings.
#pragma once

#include <string_view>

#include "ingest/rst/block.h"

namespace codicil::rst {

struct DirectiveName {
  Directive directive = Directive::kUnknown;
  bool misspelt = false;  // "see also", "_seealso"
};

// Looks up `name`, the text between ".. " and "::".
DirectiveName LookUpDirective(std::string_view name);

// Whether a title such as that of ".. admonition:: Example" makes the block an example.
bool IsExampleTitle(std::string_view title);

}  // namespace codicil::rst
