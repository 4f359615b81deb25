// A number that was typed at the start of a paragraph, where a heading or an item is usual.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/rule_number.h"

namespace codicil::rst {

// Offsets in the paragraph.
struct TypedNumber {
  RuleNumber number;
  uint32_t begin = 0;
  uint32_t end = 0;     // after its period
  uint32_t markup = 0;  // after the markup around it
  uint32_t words = 0;   // where the text begins
  bool period = false;
};

// "203.1. Text", "203.1a Text", "1.1 Text", "**203.1** Text". Judges by the shape alone; a number
// of one component is nullopt, because it also begins the items of lists.
std::optional<TypedNumber> FindTypedNumber(std::string_view paragraph, const NumberingStyle& style);

}  // namespace codicil::rst
