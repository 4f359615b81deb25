// A cited number as it is written in a text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "crossref/locator_list.h"

namespace codicil {

// A number, or a range of numbers.
struct CitedRange {
  RuleNumber first;
  RuleNumber last;  // empty for a single number

  bool operator==(const CitedRange&) const = default;
};

// A cited number or range of numbers. begin and end are bytes of the text.
struct OutsideLocator {
  uint32_t begin = 0;
  uint32_t end = 0;
  RuleNumber first;
  RuleNumber last;          // empty unless this is a range
  uint32_t first_end = 0;   // end of "203.1a" in "203.1a-c"
  uint32_t last_begin = 0;  // beginning of "c" in it; `begin` for a single number
  // Only what differs from the number before is written: "c" for 203.1c.
  bool short_first = false;
  bool short_last = false;
  // In brackets after another one, "(and 204.2)": with it or not at all.
  bool bound = false;
  // "614.x" and "614.*": 614 and everything below it; begin and end are those of "614".
  bool family = false;
  uint32_t after = 0;  // where the text continues: after ".x", otherwise `end`

  bool HasDot() const { return family || first.size() > 1; }
  bool HasLetter() const { return first.size() > 1 && first.is_letter(first.size() - 1); }
};

// Returns `locator` as it is written in `text`.
OutsideLocator WrittenLocator(std::string_view text, const Locator& locator,
                              const ReferenceIndex& index);
// Returns `number` as one would write it in place of `written`: with its lead or without one
// ("12" for § 12 after "§ "), the same spaces before brackets, and the same
// inner leads: ", section 2".
std::string SpelledLike(std::string_view written, const RuleNumber& number);

}  // namespace codicil
