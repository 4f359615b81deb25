// The label at the start of a line that may be the number of a provision in some style.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/rule_number.h"

namespace codicil {

struct LineLabel {
  uint32_t begin = 0;  // bytes of the line: the label with its closing sign, "(a)", "1a)", "§ 5"
  uint32_t end = 0;
  uint32_t words = 0;  // where the text after it begins
  RuleNumber number;   // as it is written: "(ii)" alone
  bool bare = false;   // "1 Title", which may also be a quantity in running text
};

// Judges `line` by its shape alone.
std::optional<LineLabel> ReadLineLabel(std::string_view line);

// Bytes of the dash that joins a title to a number with a lead, "Law 1 – The Field", with the
// spaces before it.
size_t SizeOfTitleDash(std::string_view rest);

// Bytes of the Markdown before a number, "## ", "- ", "**", and of the bracket of "[2.1]".
size_t MarkupBefore(std::string_view line);

}  // namespace codicil
