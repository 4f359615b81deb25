// Dates as rulebooks word them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace codicil {

// Returns the first date in `text` as ISO 8601: "July 15, 2011", "15 July 2011", "Jul. 15, 2011",
// "2011-07-15", "07/15/2011" (month first), "2011年7月15日". nullopt if there is none or the day
// does not exist.
std::optional<std::string> FindDate(std::string_view text);

// The same, but only after words that say what the date is for, such as "effective as of", "current
// as of" or "Date:", or directly before one: "2011年7月15日施行". What FindAmendmentDate finds
// comes first: "adopted in 1987, last amended July 15, 2011".
std::optional<std::string> FindEffectiveDate(std::string_view text);

// The same, but only after words for the last change, in any language: "last amended".
std::optional<std::string> FindAmendmentDate(std::string_view text);

}  // namespace codicil
