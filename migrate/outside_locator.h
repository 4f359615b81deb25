// A cited number as a text writes it.
#pragma once

#include <cstdint>
#include <string_view>

#include "crossref/locator_list.h"

namespace codicil {

// A cited number or range of numbers. begin and end are bytes of the text.
struct OutsideLocator {
  uint32_t begin = 0;
  uint32_t end = 0;
  RuleNumber first;
  RuleNumber last;          // of a range, else empty
  uint32_t first_end = 0;   // "203.1a" of "203.1a-c" ends here
  uint32_t last_begin = 0;  // "c" of it begins here; of a single number `begin`
  // The text has only what differs from the number before: "c" for 203.1c.
  bool short_first = false;
  bool short_last = false;
  // "614.x" and "614.*": 614 with all below it; begin and end are those of "614".
  bool family = false;
  uint32_t after = 0;  // the text continues here: after ".x", else `end`

  bool HasDot() const { return family || first.size() > 1; }
  bool HasLetter() const { return first.size() > 1 && first.is_letter(first.size() - 1); }
};

// `locator` as it is written in `text`.
OutsideLocator WrittenLocator(std::string_view text, const Locator& locator,
                              const ReferenceIndex& index);

}  // namespace codicil
