// Which form of a word goes with a number, by the rules of its language (ICU's, from CLDR).
#pragma once

#include <cstddef>
#include <string_view>

namespace codicil {

// Returns which of `forms` forms goes with `count` in a language (BCP 47): of two the first is for
// one, of three (Russian) the first for 1 and 21, the second for 2 to 4.
size_t PluralForm(std::string_view language, size_t count, size_t forms);

}  // namespace codicil
